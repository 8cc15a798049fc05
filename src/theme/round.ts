/** Geometry for drawings that keep to a circle without a clip path: SVG path data round the origin, y downwards. */

const n = (value: number): string => String(Math.round(value * 100) / 100);

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
};

/** The part of the disc of `radius` between the heights `top` and `bottom`. */
export function band(radius: number, top: number, bottom: number): string {
  const [a, b] = [half(radius, top), half(radius, bottom)];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${n(-a)} ${n(top)}H${n(a)}${arc} ${n(b)} ${n(bottom)}H${n(-b)}${arc} ${n(-a)} ${n(top)}Z`;
}

/** The part of the disc of `radius` between `left` and `right`. */
export function column(radius: number, left: number, right: number): string {
  const [a, b] = [half(radius, left), half(radius, right)];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${n(left)} ${n(a)}V${n(-a)}${arc} ${n(right)} ${n(-b)}V${n(b)}${arc} ${n(left)} ${n(a)}Z`;
}

const half = (radius: number, height: number): number => Math.sqrt(Math.max(0, radius * radius - height * height));

/** The sector of the disc from `from` to `to` degrees, clockwise from three o'clock. */
export function sector(radius: number, from: number, to: number): string {
  if (to - from >= 360)
    return `M${n(-radius)} 0A${radius} ${radius} 0 1 1 ${n(radius)} 0A${radius} ${radius} 0 1 1 ${n(-radius)} 0Z`;
  return `M0 0L${point(radius, from)}${arcTo(radius, from, to)}Z`;
}

const arcTo = (radius: number, from: number, to: number): string =>
  `A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(radius, to)}`;

/** A star with `tips` points round (`x`, `y`); `depth` is the inner radius as a share of the outer one. */
export function star(x: number, y: number, radius: number, tips = 5, depth = 0.4): string {
  const corners = Array.from({ length: tips * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / tips - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * depth;
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

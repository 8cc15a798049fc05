import { html, render, type SVGTemplateResult } from 'lit';

/** Draws the inside of an `<svg>` that lies within `reach` units round the origin, as RGBA pixels of a square. */
export async function raster(
  drawing: SVGTemplateResult,
  { size, reach, css }: { size: number; reach: number; css: string },
): Promise<Uint8ClampedArray> {
  const box = document.createElement('div');
  const view = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
  render(
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox=${view} width=${size} height=${size}>${drawing}</svg>`,
    box,
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = css;
  box.querySelector('svg')!.prepend(style);
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(box.querySelector('svg')!))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })!;
  canvas.drawImage(image, 0, 0);
  return canvas.getImageData(0, 0, size, size).data;
}

/** The share of pixels that clearly differ, 0 to 1. */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let differing = 0;
  for (let at = 0; at < a.length; at += 4) {
    const apart = [0, 1, 2, 3].reduce((sum, channel) => sum + Math.abs(a[at + channel]! - b[at + channel]!), 0);
    if (apart > 96) differing += 1;
  }
  return differing / (a.length / 4);
}

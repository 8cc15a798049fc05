import { unsafeCSS, type CSSResult } from 'lit';

/**
 * The colours of the café, each as [light, dark]. Every one can be set from outside as a custom property `--cafe-<name>`
 * on any ancestor; `paint` falls back to the value here, so an element looks right wherever it stands. The root element
 * sets `color-scheme`, and `light-dark()` follows it.
 */
export const tokens = {
  /** Text on `paper` and on `floor`. */
  ink: ['#2c211a', '#f3e9dc'],
  /** Text of less weight on `paper`. */
  muted: ['#6b5a4c', '#bfae9d'],
  /** Cards, lists and dialogs. */
  paper: ['#fffaf1', '#241c17'],
  /** Borders of controls, 3:1 on `paper`. */
  line: ['#8b7560', '#8f7a65'],
  /** Borders that only decorate. */
  hairline: ['#e3d5c0', '#4d3f34'],
  focus: ['#0f3f9e', '#a9cdff'],
  danger: ['#b3211b', '#ff8a7d'],
  floor: ['#ecd9b8', '#3a2d24'],
  'floor-shade': ['#e6d0aa', '#352820'],
  'floor-joint': ['#d3b98d', '#291f18'],
  skirting: ['#a9784a', '#6b4a30'],
  wood: ['#9b6236', '#7f5131'],
  'wood-light': ['#c4915c', '#a5744a'],
  'wood-dark': ['#5b3820', '#452a18'],
  carpet: ['#8a4a3a', '#59302a'],
  leaf: ['#4f8a57', '#42734b'],
  'leaf-light': ['#7fb27c', '#5f9162'],
  pot: ['#b9673f', '#8f4f33'],
  /** Plates under guests and numbers: light in both schemes, so that a guest always looks the same. */
  plate: ['#fffaf0', '#f3e8d6'],
  /** The same for things that rest: a shade deeper. */
  saucer: ['#f4e9d6', '#e4d5be'],
  'plate-ink': ['#2b211b', '#2b211b'],
  'plate-red': ['#b3211b', '#a81c16'],
  /** Contour of furniture, 3:1 on `floor`. */
  rim: ['#4a3526', '#d9c7ae'],
  /** A place that lights up, its contour (3:1 on `floor`) and the number on it. */
  lamp: ['#ffdf57', '#ffdb4d'],
  'lamp-rim': ['#985800', '#ffc933'],
  'lamp-ink': ['#33230a', '#33230a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof tokens;

/** The CSS value of a colour, for use in `css` templates: `color: ${paint('ink')};` */
export function paint(name: Token): CSSResult {
  const [light, dark] = tokens[name];
  return unsafeCSS(`var(--cafe-${name}, light-dark(${light}, ${dark}))`);
}

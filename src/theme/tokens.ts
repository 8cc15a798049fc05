import { css, unsafeCSS, type CSSResult } from 'lit';

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
  /** The button that leads on, and the player who is to move; letters on it. */
  accent: ['#8a3b1e', '#f0a878'],
  'accent-ink': ['#ffffff', '#2a1509'],
  /** Points that were earned. */
  gain: ['#1f6b3a', '#8ed6a3'],
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

type Pair = readonly [light: string, dark: string];

/** For people who asked for more contrast: nothing is grey, and what only decorates is a line. */
export const strongTokens = {
  ink: ['#000000', '#ffffff'],
  muted: ['#2c211a', '#f3e9dc'],
  paper: ['#ffffff', '#000000'],
  line: ['#2c211a', '#f3e9dc'],
  hairline: ['#6b5a4c', '#bfae9d'],
  accent: ['#6b2408', '#ffc9a3'],
  gain: ['#0d4a23', '#b4f0c5'],
  focus: ['#00257a', '#d4e6ff'],
  danger: ['#8c0f0a', '#ffb3aa'],
  floor: ['#fff7e6', '#1c140e'],
  'floor-shade': ['#fff7e6', '#1c140e'],
  'floor-joint': ['#fff7e6', '#1c140e'],
  carpet: ['#6b2d20', '#3a1712'],
  plate: ['#ffffff', '#ffffff'],
  saucer: ['#ffffff', '#ffffff'],
  'plate-ink': ['#000000', '#000000'],
  'plate-red': ['#8c0f0a', '#8c0f0a'],
  rim: ['#000000', '#ffffff'],
  'lamp-rim': ['#6b3d00', '#ffe08a'],
  'lamp-ink': ['#000000', '#000000'],
} as const satisfies Partial<Record<Token, Pair>>;

/** For paper: lines in place of areas. */
const printTokens: Partial<Record<Token, string>> = {
  ink: '#000',
  muted: '#333',
  paper: '#fff',
  accent: '#000',
  gain: '#000',
  floor: '#fff',
  'floor-shade': '#fff',
  'floor-joint': '#fff',
  skirting: '#666',
  wood: '#fff',
  'wood-light': '#fff',
  'wood-dark': '#555',
  carpet: '#fff',
  plate: '#fff',
  saucer: '#fff',
  rim: '#444',
  lamp: '#fff',
  'lamp-rim': '#555',
};

const paired = ([light, dark]: Pair): string => `light-dark(${light}, ${dark})`;

const isOccasional = (name: Token): boolean => name in strongTokens || name in printTokens;

const occasion = (values: readonly (readonly [name: string, value: string])[]): CSSResult =>
  unsafeCSS(values.map(([name, value]) => `--_now-${name}: ${value};`).join(' '));

/** What the colours are on some occasions, for the root of everything that is painted; what a page has set still counts. */
export const occasionStyles = css`
  @media (prefers-contrast: more) {
    .room {
      ${occasion(Object.entries(strongTokens).map(([name, pair]) => [name, paired(pair)]))}
    }
  }

  @media print {
    .room {
      ${occasion(Object.entries(printTokens))}
    }
  }
`;

/** The CSS value of a colour, for use in `css` templates: `color: ${paint('ink')};` */
export function paint(name: Token): CSSResult {
  const value = paired(tokens[name]);
  return unsafeCSS(`var(--cafe-${name}, ${isOccasional(name) ? `var(--_now-${name}, ${value})` : value})`);
}

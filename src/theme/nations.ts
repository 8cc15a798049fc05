import { unsafeCSS } from 'lit';

/** The cloth of each nation: the colour of its chairs and its guests' clothes, and of letters on it (4.5:1). */
export const cloths = {
  CF: { cloth: '#7d8a1f', ink: '#1a1708' },
  CN: { cloth: '#cf2e2a', ink: '#ffffff' },
  CU: { cloth: '#0c8286', ink: '#ffffff' },
  DE: { cloth: '#47423e', ink: '#ffffff' },
  ES: { cloth: '#f5b82e', ink: '#2b1d00' },
  FR: { cloth: '#3468cf', ink: '#ffffff' },
  GB: { cloth: '#1d2f66', ink: '#ffffff' },
  IN: { cloth: '#f08436', ink: '#2b1400' },
  IT: { cloth: '#2b7f46', ink: '#ffffff' },
  RU: { cloth: '#93aecb', ink: '#101c2b' },
  TR: { cloth: '#a8195c', ink: '#ffffff' },
  US: { cloth: '#7350b8', ink: '#ffffff' },
} as const satisfies Record<string, { readonly cloth: string; readonly ink: string }>;

export type NationId = keyof typeof cloths;

export const nationIds = Object.keys(cloths) as NationId[];

/**
 * A class for each nation, named after its id, that sets `--cloth` and `--cloth-ink` for everything below it. A host page
 * may change them as `--cafe-cloth-GB` and `--cafe-cloth-ink-GB`.
 */
export const nationStyles = unsafeCSS(
  nationIds
    .map((id) => {
      const { cloth, ink } = cloths[id];
      return `.${id}{--cloth:var(--cafe-cloth-${id},${cloth});--cloth-ink:var(--cafe-cloth-ink-${id},${ink})}`;
    })
    .join('\n'),
);

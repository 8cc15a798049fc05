import { css, type CSSResultGroup } from 'lit';
import { occasionStyles, paint } from '../theme/tokens.js';
import { ghostStyles } from './guest-drag.js';
import { loupeStyles } from './loupe.js';
import { keysDialogStyles } from './keys-dialog.js';
import { motionStyles } from './motion.js';
import { printStyles } from './print-styles.js';
import { sheetStyles } from './sheet-styles.js';

/** The room: the café beside its papers where there is space, one below the other where there is not. */
const roomStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    /* The reader's own size, whatever the page makes of its root; a page that wants another sets it on the tag. */
    font-size: medium;
    font-family: var(--cafe-font, inherit);
  }

  :host([hidden]) {
    display: none;
  }

  .light {
    color-scheme: light;
  }

  .dark {
    color-scheme: dark;
  }

  .room {
    color: ${paint('ink')};
    display: grid;
    gap: 0.75em;
    /* The hand is near the café, where guests are drawn to, and does not move with the length of what is said below it. */
    grid-template: 'score' 'board' 'hand' 'controls' 'others' 'papers' / minmax(0, 1fr);
  }

  .lobby {
    grid-template: 'papers' 'board' / minmax(0, 1fr);
  }

  .over {
    grid-template: 'papers' 'board' 'others' / minmax(0, 1fr);
  }

  cafe-scoreboard {
    grid-area: score;
  }

  cafe-controls {
    grid-area: controls;
  }

  cafe-board {
    grid-area: board;
  }

  .hand {
    grid-area: hand;
  }

  .others {
    grid-area: others;
    display: grid;
    gap: 0.5em;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
  }

  .papers {
    grid-area: papers;
    display: grid;
    gap: 0.75em;
    align-content: start;
  }

  @container (min-width: 52em) {
    .room {
      grid-template:
        'board score' auto
        'board hand' auto
        'board controls' auto
        'board others' auto
        'board papers' 1fr / minmax(0, max(30em, 94svh)) minmax(20em, 1fr);
      align-items: start;
    }

    .lobby,
    .over {
      grid-template: 'board papers' / minmax(0, max(30em, 94svh)) minmax(20em, 1fr);
    }

    .over {
      grid-template:
        'board papers' 1fr
        'board others' auto / minmax(0, max(30em, 94svh)) minmax(20em, 1fr);
    }
  }
`;

export const cafeStyles: CSSResultGroup = [
  occasionStyles,
  roomStyles,
  sheetStyles,
  keysDialogStyles,
  ghostStyles,
  loupeStyles,
  motionStyles,
  printStyles,
];

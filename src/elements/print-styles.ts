import { css } from 'lit';

/** On paper: the café, the points, and all turns; nothing that is pressed. */
export const printStyles = css`
  @media print {
    .room {
      display: block;
      color-scheme: light;
    }

    .room > * {
      margin-block-end: 0.75em;
    }

    cafe-controls,
    cafe-curtain,
    cafe-lobby {
      display: none;
    }

    cafe-board {
      inline-size: min(100%, 15cm);
      margin-inline: auto;
      break-inside: avoid;
    }

    .papers {
      display: block;
    }
  }
`;

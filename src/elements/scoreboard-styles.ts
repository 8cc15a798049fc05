import { css } from 'lit';

export const scoreboardStyles = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7.4em, 100%), 1fr));
    gap: 0.5em;
  }

  li {
    display: grid;
    grid-template: auto 1fr / 1fr auto;
    align-items: baseline;
    column-gap: 0.5em;
    padding: 0.35em 0.5em;
    border: 1px solid transparent;
    border-inline-start: 0.25em solid var(--_hairline);
    border-radius: calc(var(--_radius) / 2);
  }

  li.active {
    border-color: var(--_accent);
  }

  .name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    font-weight: 550;
  }

  /* No space in the text, at which a long name would break. */
  .marker {
    margin-inline-end: 0.3em;
    color: var(--_accent);
  }

  .active .name {
    font-weight: 700;
  }

  .out .name {
    color: var(--_muted);
    text-decoration: line-through;
  }

  .points {
    font-size: 1.35em;
    font-weight: 700;
    line-height: 1;
  }

  .notes {
    grid-column: 1 / -1;
  }

  .emblem {
    inline-size: 1.3em;
    block-size: 1.3em;
    vertical-align: -0.3em;
    forced-color-adjust: none;
  }

  .under {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 1em;
    margin-block-start: 0.6em;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 1em;
  }

  /* Large enough for a finger, and no higher than its line. */
  button.rule-book {
    margin-inline-end: -0.35em;
    text-decoration-style: solid;
  }

  @media (pointer: coarse) {
    button.rule-book {
      min-block-size: 44px;
      margin-block: -12px;
    }
  }
`;

/** Carrying a game to other cafés as text, and what is said of it. */
import type { LitElement } from 'lit';
import type { MatchController } from '../contexts/match-controller.js';
import type { Result } from '../rules/index.js';

/** What came of copying a game, or of taking one up from its text. */
export interface Exchange {
  /** `copied`, `copied-closed` where hands are, `refused`, `pasted`, or a sentence that says what is wrong with a text. */
  readonly message: string;
  /** The text, for people to copy by hand. */
  readonly text?: string;
}

/** The table whose game is carried. */
interface Table extends LitElement {
  readonly gameText: string;
}

export class GameExchange {
  private said: (Exchange & { readonly at: unknown }) | undefined;

  constructor(
    private readonly table: Table,
    private readonly match: MatchController,
    private readonly load: (text: string) => Result<undefined>,
  ) {}

  /** What there is to say; until the game goes on. */
  get last(): Partial<Exchange> {
    if (this.said?.at !== this.match.match.position) this.said = undefined;
    return this.said ?? {};
  }

  /** Where hands are closed, the text, which knows them all, is not shown, and people are told what they carry away. */
  async copy(): Promise<void> {
    const text = this.table.gameText;
    const isOpen = this.match.edition.hand.open;
    if (await copyText(text))
      this.tell({ message: isOpen || this.match.stage === 'over' ? 'copied' : 'copied-closed' });
    else this.tell({ message: 'refused', ...(isOpen ? { text } : {}) });
  }

  paste(text: string): void {
    const game = this.load(text);
    this.tell({ message: game.ok ? 'pasted' : game.text });
  }

  private tell(exchange: Exchange): void {
    this.said = { ...exchange, at: this.match.match.position };
    this.table.requestUpdate();
  }
}

/** Puts a text on the clipboard. A browser refuses where the page is not secure, or where its reader does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Talks with the page on behalf of the charts, so that whatever the page does in its answer finds them at rest. */
import type { MatchEmitted } from '../flow/index.js';

export interface Page {
  /** Asked before a turn counts. */
  readonly allows: (turn: string, player: number) => boolean;
  readonly tell: (news: MatchEmitted) => void;
}

export class PageTalk {
  /** The page is being asked about a turn: no other wish counts now. */
  asking = false;
  private telling = false;
  private readonly news: MatchEmitted[] = [];
  private readonly later: (() => void)[] = [];

  constructor(private readonly page: Page) {}

  /** Whether a turn may count. A page that opens another game in its answer does not want this turn in it. */
  ask(turn: string, player: number): boolean {
    this.asking = true;
    const allowed = this.page.allows(turn, player);
    this.asking = false;
    return allowed && this.later.length === 0;
  }

  /** Opens another game: at once, or instead of the turn about which the page is being asked. */
  replace(open: () => void): void {
    if (this.asking) this.later.push(open);
    else open();
  }

  /** News that waits until the charts have come to rest. */
  note(news: MatchEmitted): void {
    this.news.push(news);
  }

  /** Another game makes what waits no news any more. */
  forget(): void {
    this.news.length = 0;
  }

  /** The charts are at rest. One piece after the other, also where a page acts on the first. */
  tell(): void {
    if (this.asking) return;
    for (let open = this.later.shift(); open; open = this.later.shift()) open();
    if (this.telling) return;
    this.telling = true;
    for (let news = this.news.shift(); news; news = this.news.shift()) this.page.tell(news);
    this.telling = false;
  }
}

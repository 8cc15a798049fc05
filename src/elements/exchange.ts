/** Carrying a game to other cafés as text, and what is said of it. */

/** What came of copying a game, or of taking one up from its text. */
export interface Exchange {
  /** `copied`, `copied-closed` where hands are, `refused`, `pasted`, or a sentence that says what is wrong with a text. */
  readonly message: string;
  /** The text, for people to copy by hand. */
  readonly text?: string;
}

/** Puts a text on the clipboard. A browser refuses where the page is not secure, or where its reader does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

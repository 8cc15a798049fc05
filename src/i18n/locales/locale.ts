/** A language as data. */
export interface Locale {
  /** BCP 47. */
  readonly tag: string;
  /** The messages, in Fluent. */
  readonly messages: string;
  /** Which way it is written. */
  readonly direction?: 'rtl';
  /** What becomes of the words of each message: only languages that nobody speaks do this, to make faults visible. */
  readonly disguise?: (words: string) => string;
}

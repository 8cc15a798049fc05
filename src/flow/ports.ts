/** What the charts ask of the world around them. */
import type { Turn } from '../rules/index.js';

export interface MatchPorts {
  /** Asked once before a turn counts; false sends its guests back into the hand. */
  readonly allows: (turn: Turn, player: number) => boolean;
}

/** A world that lets every turn count. */
export const openPorts: MatchPorts = { allows: () => true };

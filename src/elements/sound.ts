/** A handful of small sounds, off until the page asks for them, and silent until somebody has touched the café. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ZZFX } from 'zzfx';
import type { Views } from '../flow/index.js';
import { movesBetween } from './moves.js';

/** Volume, randomness, frequency, attack, sustain, release, shape and so on: the parameters of ZzFX. */
const EFFECTS = {
  /** A chair is moved. */
  seat: [0.7, 0, 210, 0, 0.02, 0.07, 1, 1.6, -3],
  /** A glass. */
  bar: [0.5, 0, 1240, 0, 0.02, 0.2, 0, 1, 0, 0, 620, 0.04],
  /** A coin. */
  points: [0.5, 0, 660, 0.01, 0.05, 0.18, 0, 1, 0, 0, 220, 0.06],
  /** A table card is turned. */
  table: [0.4, 0, 320, 0.02, 0.08, 0.2, 0, 1, 5],
  refused: [0.6, 0, 150, 0.01, 0.06, 0.12, 2, 0.6, -1],
  /** The bell before the doors close. */
  over: [0.6, 0, 523, 0.02, 0.25, 0.5, 0, 1, 0, 0, 262, 0.14],
} as const satisfies Record<string, readonly number[]>;

export type Effect = keyof typeof EFFECTS;

/** The one sound for what has happened from one set of views to the next; undefined where that makes none. */
export function effectBetween(before: Views | undefined, now: Views, refused: boolean): Effect | undefined {
  if (refused) return 'refused';
  if (before === undefined) return undefined;
  if (now.stage === 'over') return before.stage === 'over' || before.stage === 'lobby' ? undefined : 'over';
  const moves = movesBetween(before, now);
  if (moves.some(({ kind }) => kind === 'replaced')) return 'table';
  if (moves.some((move) => move.kind === 'guest' && move.to.kind === 'stool')) return 'bar';
  if (moves.some(({ kind }) => kind === 'points')) return 'points';
  return moves.some(({ kind }) => kind === 'guest') ? 'seat' : undefined;
}

export class Sound implements ReactiveController {
  private synthesizer: typeof ZZFX | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly isOn: () => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of GESTURES) this.host.addEventListener(type, this.wake, { capture: true });
  }

  hostDisconnected(): void {
    for (const type of GESTURES) this.host.removeEventListener(type, this.wake, { capture: true });
  }

  play(effect: Effect | undefined): void {
    if (effect !== undefined && this.isOn()) this.synthesizer?.play(...EFFECTS[effect]);
  }

  /** Browsers let nothing be heard before somebody has done something, and warn of whoever tries. */
  private readonly wake = (): void => {
    if (this.isOn()) void this.fetch();
  };

  private async fetch(): Promise<void> {
    try {
      this.synthesizer ??= (await import('zzfx')).ZZFX;
      await this.synthesizer.audioContext.resume();
    } catch {
      // Nothing to hear with: the game goes on without.
    }
  }
}

const GESTURES = ['pointerdown', 'keydown'] as const;

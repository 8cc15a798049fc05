/** Lifts saves of older versions, one step at a time. A version that is newer than this package is refused. */
import { failure, success, type Result } from '../rules/index.js';
import { FORMAT, VERSION } from './schema.js';

type Save = Readonly<Record<string, unknown>>;

/** `MIGRATIONS[n - 1]` lifts version n to n + 1. */
const MIGRATIONS: readonly ((save: Save) => Save)[] = [];

/** Refused with `not-a-save` or `too-new`. */
export function migrate(json: unknown): Result<Save> {
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT) {
    return failure('not-a-save', 'This is not a saved game of Café International.', 'format');
  }
  const save = json as Save;
  const { version } = save;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return failure('not-a-save', 'The saved game does not say its version.', 'version');
  }
  if (version > VERSION) {
    const text = `The saved game is of version ${String(version)}; this café reads up to version ${String(VERSION)}.`;
    return failure('too-new', text, 'version');
  }
  return success(MIGRATIONS.slice(version - 1).reduce((older, lift) => lift(older), save));
}

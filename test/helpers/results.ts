import type { Failure, Result } from '../../src/rules/index.js';

/** The value of a result that should have one. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.text}`);
  return result.value;
}

/** Why a result has no value, where it should have none; the sentence is one line. */
export function failureOf(result: Result<unknown>): Failure {
  if (result.ok) throw new Error('taken, and should be refused');
  if (result.text.length < 10 || result.text.includes('\n')) throw new Error(`no sentence: ${result.text}`);
  return result;
}

/** `npm run --silent vectors -- FILE…`: runs rule vectors, `docs/contract.md` sections 5 and 6. */
import { runVector, type Vector } from './run-vector.js';
import { readJsonLines, say, stop } from './lines.js';

const files = process.argv.slice(2);
if (files.length === 0) stop('Name one or more files of vectors.');

let passed = 0;
let failed = 0;
for (const vector of files.flatMap(readJsonLines) as Vector[]) {
  const problems = runVector(vector);
  if (problems.length === 0) passed += 1;
  else {
    failed += 1;
    say(`${(vector as Vector | null)?.id ?? '?'}: ${problems.join('; ')}`);
  }
}
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A file of src/ and what it imports, as the code says it. */
export interface SourceFile {
  /** Path below src/, as `rules/play.ts`. */
  readonly path: string;
  /** Files of src/ that it imports, types included, as paths below src/. */
  readonly imports: readonly string[];
}

/** All TypeScript files of src/ with their imports of each other. */
export function sourceFiles(): SourceFile[] {
  return readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path, imports: importsOf(path, readFileSync(`${root}/src/${path}`, 'utf8')) }));
}

function importsOf(path: string, text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name).replace(/\.js$/, '.ts'));
}

/** JSON as people write it by hand. `JSON.parse` lets the last of two equal keys win in silence; here that is refused. */
import { failure, success, type Failure, type Result } from '../rules/index.js';

/** Parses a JSON text. Refused with `syntax`, or `seats` for a chair that is taken twice. */
export function parseJsonText(text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch (error) {
    return failure('syntax', `This is not JSON: ${(error as Error).message}`);
  }
  return twiceIn(text) ?? success(value);
}

/** An object or a list that is being read. */
interface Open {
  keys?: Set<string>;
  name: string;
}

/** The first key that an object of this text has twice. The text is known to be JSON. */
function twiceIn(text: string): Failure | undefined {
  const open: Open[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') open.push({ name: '' });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      const key = isKey(text, end) ? (JSON.parse(text.slice(at, end)) as string) : undefined;
      if (key !== undefined && isKnown(open.at(-1), key)) return twice(key, open.at(-2)?.name);
      at = end - 1;
    }
  }
  return undefined;
}

/** Behind the closing quote of the string that begins at `start`; by hand, for no string is too long for that. */
function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Whether the string that ends here is the name of a field. */
function isKey(text: string, end: number): boolean {
  let next = end;
  while (' \n\r\t'.includes(text[next] ?? '.')) next += 1;
  return text[next] === ':';
}

/** Whether the object has this key already; from now on it has. */
function isKnown(object: Open | undefined, key: string): boolean {
  if (!object) return false;
  const keys = (object.keys ??= new Set());
  object.name = key;
  return keys.size === keys.add(key).size;
}

function twice(key: string, within: string | undefined): Failure {
  return within === 'seats'
    ? failure('seats', `Two guests sit on chair ${key}.`, `seats.${key}`)
    : failure('syntax', `"${key}" stands there twice.`, key);
}

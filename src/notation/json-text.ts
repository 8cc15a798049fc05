/** JSON as people write it by hand. `JSON.parse` lets the last of two equal keys win in silence; here that is refused. */
import { failure, success, type Failure, type Result } from '../rules/index.js';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;

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

/** The first key that an object of this text has twice. The text is known to be JSON. */
function twiceIn(text: string): Failure | undefined {
  const open: { readonly keys: Set<string>; name: string }[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push({ keys: new Set(), name: '' });
    else if (token === '}' || token === ']') open.pop();
    else if (/\S/.exec(text.slice(index + token.length))?.[0] === ':') {
      const object = open.at(-1);
      const key = JSON.parse(token) as string;
      if (object?.keys.has(key)) return twice(key, open.at(-2)?.name);
      object?.keys.add(key);
      if (object) object.name = key;
    }
  }
  return undefined;
}

function twice(key: string, within: string | undefined): Failure {
  return within === 'seats'
    ? failure('seats', `Two guests sit on chair ${key}.`, `seats.${key}`)
    : failure('syntax', `"${key}" stands there twice.`, key);
}

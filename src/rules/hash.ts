/** FNV-1a, 32 bits, over the UTF-16 units of a text: for seeds and digests, not for secrets. */
export function hash(text: string, basis = 0x811c9dc5): number {
  let value = basis;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ (text.charCodeAt(i) & 0xff), 0x01000193);
    value = Math.imul(value ^ (text.charCodeAt(i) >> 8), 0x01000193);
  }
  return value | 0;
}

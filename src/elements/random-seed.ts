/** A seed for a game that nobody chose one for: eight hexadecimal digits. */
export const randomSeed = (): string => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
};

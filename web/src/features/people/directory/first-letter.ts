/** Letters of the jump bar; what begins otherwise, such as 陽, stands behind them all. */
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;
export const otherLetter = '#';

/** Á, á and A are one letter to somebody who looks for a name. */
export function firstLetter(name: string): string {
  const plain = [...name.trim().normalize('NFD')][0]?.toUpperCase() ?? otherLetter;
  return (letters as readonly string[]).includes(plain) ? plain : otherLetter;
}

/** Whether a name stands at a letter or behind it. */
export const isFrom = (name: string, letter: string): boolean => placeOf(firstLetter(name)) >= placeOf(letter);

const placeOf = (letter: string): number => (letter === otherLetter ? letters.length : letters.indexOf(letter));

/** Letters of the jump bar; names that begin with any other character, for example 陽, come after them. */
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;
export const otherLetter = '#';

/** Á, á and A count as one letter when a user looks for a name. */
export function firstLetter(name: string): string {
  const plain = [...name.trim().normalize('NFD')][0]?.toUpperCase() ?? otherLetter;
  return (letters as readonly string[]).includes(plain) ? plain : otherLetter;
}

/** Whether a name is at a letter or after it. */
export const isFrom = (name: string, letter: string): boolean => placeOf(firstLetter(name)) >= placeOf(letter);

const placeOf = (letter: string): number => (letter === otherLetter ? letters.length : letters.indexOf(letter));

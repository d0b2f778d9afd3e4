/** The room that a letter takes in a cell, about; a sign of Chinese or Japanese takes twice as much. */
export const letter = 7.2;

const isSign = (one: string): boolean => one > '\u2e80';

export const widthOfWord = (word: string, each = letter): number =>
  [...word].reduce((sum, one) => sum + (isSign(one) ? 2 * each : each), 0);

/** What days and moments need beyond their usual width where signs stand between the numbers: `2026年11月28日 23:58`. */
export const widthOfSigns = (words: readonly string[]): number =>
  Math.ceil(Math.max(0, ...words.map((word) => [...word].filter(isSign).length)) * letter);

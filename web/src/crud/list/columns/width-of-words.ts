/** The room that a letter takes in a cell, about; a sign of Chinese or Japanese takes twice as much. */
export const letter = 7.2;

export const widthOfWord = (word: string, each: number): number =>
  [...word].reduce((sum, one) => sum + (one > '\u2e80' ? 2 * each : each), 0);

/** The extra width of a day or a moment in languages with characters between the numbers: `2026年11月28日`. */
export const widthOfSigns = (day: string): number => Math.round(widthOfWord(day, letter) - day.length * letter);

/** The letters typed so far towards a code, and whether they already form one. */
export type Typed = { text: string; isEntered: boolean };
export const nothingTyped: Typed = { text: '', isEntered: false };

type TypedStep = {
  typed: Typed;
  /** The code to enter now. */
  code: string | undefined;
  /** Whether the letter begins a new code, so that it goes into the next cell. */
  movesOn: boolean;
  /** No longer code begins like this: the cell is finished. */
  isFinal: boolean;
};

/**
 * Letters become codes as they are typed. If one code is the beginning of another (`N` and `N1`), the short one is entered immediately and
 * replaced by the longer one with the next letter.
 */
export function typeLetter(before: Typed, letter: string, codes: readonly string[]): TypedStep | undefined {
  const longer = read(before.text + letter, codes);
  if (longer) return { ...longer, movesOn: false };
  const fresh = read(letter, codes);
  return fresh && { ...fresh, movesOn: before.isEntered };
}

function read(text: string, codes: readonly string[]): Omit<TypedStep, 'movesOn'> | undefined {
  const small = text.toLowerCase();
  const beginning = codes.filter((code) => code.toLowerCase().startsWith(small));
  if (beginning.length === 0) return undefined;
  const code = beginning.find((one) => one.toLowerCase() === small) ?? (beginning.length === 1 ? beginning[0] : undefined);
  const isFinal = code !== undefined && beginning.length === 1;
  return { typed: isFinal ? nothingTyped : { text, isEntered: code !== undefined }, code, isFinal };
}

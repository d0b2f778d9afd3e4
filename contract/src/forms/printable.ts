import { printableRanges } from './printable-ranges.ts';

/**
 * Accents composed with their letters; without marks that no font draws (direction, variation, control). Joiners and non-joiners stay in scripts with
 * joining letters.
 */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(
      /[\uFE00-\uFE0F]|(?!\n|(?<=[\p{Script_Extensions=Arabic}\p{Script_Extensions=Devanagari}])[\u200C\u200D])[\p{Cc}\p{Cf}]/gu,
      '',
    );

/** Characters that the fonts of our papers lack, or that belong to a script the fonts do not shape and order correctly; each once. */
export const unprintable = (text: string): string[] => [
  ...new Set(
    [...drawable(text)].filter((character) => !/[\n\u200C\u200D]/.test(character) && !isPrintable(character.codePointAt(0) as number)),
  ),
];

const isPrintable = (codePoint: number): boolean => {
  printable ??= readRanges();
  return printable[codePoint] === 1;
};

let printable: Uint8Array | undefined;

/** Alternating lengths of unprintable and printable ranges, from the first character on. */
function readRanges(): Uint8Array {
  const found = new Uint8Array(0x1_0000);
  let at = 0;
  for (const [turn, length] of printableRanges.split(' ').entries()) {
    const next = at + Number.parseInt(length, 36);
    if (turn % 2 === 1) found.fill(1, at, next);
    at = next;
  }
  return found;
}

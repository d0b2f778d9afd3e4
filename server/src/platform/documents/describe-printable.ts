import { covers, fontNames } from './pdf-fonts.ts';

/**
 * The scripts that a test has verified to be drawn correctly. A font may contain letters of other scripts whose order and joining are
 * untested.
 */
const provenScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]$/u;

const isPrintable = (codePoint: number): boolean =>
  provenScripts.test(String.fromCodePoint(codePoint)) && fontNames.some((font) => covers(font, codePoint));

/** The file that the contract reads: alternating lengths of unprintable and printable ranges. */
export function describePrintable(): string {
  const lengths: number[] = [];
  let [start, was] = [0, false];
  for (let codePoint = 0; codePoint < 0x1_0000; codePoint += 1) {
    if (isPrintable(codePoint) === was) continue;
    lengths.push(codePoint - start);
    [start, was] = [codePoint, !was];
  }
  if (was) lengths.push(0x1_0000 - start);
  const ranges = lengths.map((length) => length.toString(36)).join(' ');
  return `/** Which characters our papers can print. Written by \`npm run printable\`; a test says when it is stale. */\nexport const printableRanges =\n  '${ranges}';\n`;
}

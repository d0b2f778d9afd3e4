const marks = /[\u0300-\u036f]/g;
const written = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' } as const;
const special = new RegExp(`[${Object.keys(written).join('')}]`, 'g');

/**
 * A text normalized for search: lowercase letters without accents, so that "adrian" finds "Adrián" and "lukasz" finds "Łukasz". Marks that
 * form another letter in Japanese or Korean stay. The database function `folded` does the same.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(special, (letter) => written[letter as keyof typeof written])
    .normalize('NFC');

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };
const mostPairs = 3;

/**
 * Other spellings of a search word, folded: "mueller" or "müller" finds Müller, Muller and Mueller alike. The searched text does not
 * change, so its index stays valid.
 */
export function spellings(word: string): string[] {
  const plain = folded(word);
  const spelledOut = folded(
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüø]/g, (letter) => umlauts[letter] as string),
  );
  return [...new Set([plain, ...withoutE(plain), spelledOut])];
}

/** Each of the pairs may be a letter with dots, or two letters that happen to meet, as in "Bauer". */
function withoutE(word: string): string[] {
  const pairs = [...word.matchAll(/[aou]e/g)].map(({ index }) => index + 1);
  if (pairs.length > mostPairs) return [word.replace(/([aou])e/g, '$1')];
  return pairs.reduceRight((found, at) => found.concat(found.map((one) => one.slice(0, at) + one.slice(at + 1))), [word]);
}

const marks = /[\u0300-\u036f]/g;
const written = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' } as const;
const special = new RegExp(`[${Object.keys(written).join('')}]`, 'g');

/**
 * A text as it is searched: small letters without their accents, so that "adrian" finds "Adrián" and "lukasz" finds "Łukasz". Signs that make
 * another letter in Japanese or Korean stay. The database says the same in its function `folded`.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(special, (letter) => written[letter as keyof typeof written])
    .normalize('NFC');

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  _: '-',
  '’': "'",
  '–': '-',
  '—': '-',
  '·': '-',
};

/** The text in the characters that every bank of the euro payments area accepts; all others become a full stop. */
export function sepaText(text: string, most: number): string {
  const latin = [...text.normalize('NFC')].map((letter) => spelled[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')).join('');
  const plain = latin
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ');
  return plain
    .replace(/^[/ ]+/, '')
    .slice(0, most)
    .replace(/[/ ]+$/, '');
}

export const hasLetters = (text: string): boolean => /[A-Za-z0-9]/.test(text);

import type { NamePart } from './names.ts';

const lettersWithoutAccent: Record<string, string> = { ø: 'o', ı: 'i', ł: 'l', æ: 'ae', ß: 'ss', đ: 'd' };

/** Work addresses, each given once: a namesake gets a number. */
export function createAddresses(): (local: string) => string {
  const given = new Map<string, number>();
  return (local) => {
    const count = (given.get(local) ?? 0) + 1;
    given.set(local, count);
    return `${local}${count === 1 ? '' : count}@example.com`;
  };
}

export const localPart = (...parts: NamePart[]): string => parts.map(([written, latin]) => latin ?? plainLetters(written)).join('.');

const plainLetters = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[øıłæßđ]/g, (letter) => lettersWithoutAccent[letter] ?? '')
    .replace(/[^a-z]/g, '');

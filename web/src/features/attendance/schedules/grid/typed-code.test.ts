import { expect, test } from 'vitest';
import { nothingTyped, type Typed, typeLetter } from './typed-code.ts';

const codes = ['E', 'L', 'N', 'N1', 'DAY', 'DUTY'];

/** The codes entered letter by letter; `>` marks a move to the next cell. */
function entered(letters: string): string[] {
  let typed: Typed = nothingTyped;
  return [...letters].map((letter) => {
    const step = typeLetter(typed, letter, codes);
    typed = step?.typed ?? nothingTyped;
    return `${step?.movesOn ? '>' : ''}${step?.code ?? ''}${step?.isFinal ? '.' : ''}`;
  });
}

test.each([
  ['one letter is enough for a code of its own', 'el', ['E.', 'L.']],
  ['a code that begins another is entered, and replaced by the longer one', 'n1', ['N', 'N1.']],
  ['the next code after a short one is meant for the next cell', 'ne', ['N', '>E.']],
  ['the same short code twice fills two cells', 'nn', ['N', '>N']],
  ['letters that several codes share wait for more', 'dae', ['', 'DAY.', 'E.']],
  ['letters that no code begins with are ignored', 'xe', ['', 'E.']],
])('%s', (_story, letters, codesOfCells) => {
  expect(entered(letters)).toEqual(codesOfCells);
});

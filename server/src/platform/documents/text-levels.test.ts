import { describe, expect, test } from 'vitest';
import { textLevels } from './text-levels.ts';

/** Expected values are those of the Unicode algorithm (UAX 9) as another implementation finds them. */
describe('the direction of a text', () => {
  test.each([
    ['Dana', '0000'],
    ['דנה', '111'],
    ['Dana לוי', '00000111'],
    ['דנה 5', '11112'],
    ['Dana Berg, דנה 5, לוי', '000000000001111211111'],
    ['علي 12', '111122'],
    ['علي ١٢', '111122'],
    ['Dana (דנה) b', '000000111000'],
    ['(דנה)', '11111'],
    ['דנה (Ltd) לוי', '1111122211111'],
    ['Dana דנה 5%', '00000111122'],
    ['Dana דנה +5', '00000111112'],
    ['a דנה', '21111'],
    ['דנה ab\nab', '111122000'],
    ['דנה ', '1111'],
    ['Dana דנה ', '000001110'],
    ['שָׁל', '1111'],
  ])('%j', (text, levels) => {
    expect(textLevels(text).join('')).toBe(levels);
  });
});

import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { unprintable } from './printable.ts';
import { contractAnswers } from './testing/sample-answers.ts';

describe('printable texts', () => {
  test.each([
    'Łukasz Ñúñez-O’Neill',
    'Zoe\u0308 ',
    'Αθηνά Παπαδοπούλου',
    'Борис Ёлкин',
    '王小明',
    '鈴木 さくら',
    '김민준',
    '서울특별시 강남구 테헤란로 12',
    'דנה כהן-לוי',
    'علي محمد، ١٢',
    'علی\u200cرضا',
    'สมชาย น้ำฝน',
    'अनिता शर्मा',
    'გიორგი',
    'Արամ',
    'line\none\tand two',
  ])('%j', (text) => {
    expect(unprintable(text)).toEqual([]);
  });

  test.each([
    ['রহিম', ['র', 'হ', 'ি', 'ম']],
    ['தமிழ்', ['த', 'ம', 'ி', 'ழ', '்']],
    ['𠮷野', ['𠮷']],
    ['Ana 😀', ['😀']],
  ])('not %j', (text, characters) => {
    expect(unprintable(text)).toEqual(characters);
  });
});

test('a draft may contain unprintable characters, an issued paper may not, and the refusal names the field and the characters', () => {
  const answers = { ...contractAnswers, employee_name: 'Dana রহিম', special_terms: 'தமிழ்', duties: '업무' };
  expect(checkAnswers('contract', answers, 'draft')).toEqual({});
  expect(checkAnswers('contract', answers, 'whole')).toEqual({
    employee_name: [{ code: 'not_printable', characters: 'র হ ি ম' }],
    special_terms: [{ code: 'not_printable', characters: expect.stringContaining('த') }],
  });
});

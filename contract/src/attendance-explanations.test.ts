import { explanationCodes } from '@cadre/rules/attendance/explain/explanation-codes';
import { expect, test } from 'vitest';
import { en } from './texts/en.ts';

test('every reason the rules give for a day has its sentence, and every sentence its reason', () => {
  expect(Object.keys(en.attendance.explain).sort()).toEqual([...explanationCodes].sort());
});

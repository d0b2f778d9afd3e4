import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { commonWords } from './common-words.ts';

test('the list holds several hundred words', () => {
  expect(commonWords.size).toBeGreaterThan(300);
});

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd1234',
  '123456789012',
  '987654321098',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'qwertyuiop12',
  'passwordpassword',
  'welcome-2026-!!',
  '!!!iloveyou!!!',
  'correcthorsebatterystaple',
  'administrator',
])('%s is well known', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'cadre-demo-2026',
  'grey-otter-under-bridge',
  'Tk9#vmqL2x!p',
  'violet sundial morning',
  'zwölf blaue Kähne',
  '長い合言葉をここに書きます',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Anna', 'Weber', 'Anna Weber'],
  ['Administrator', '', 'Administrator'],
  ['美和', '小宮山', '小宮山 美和'],
  ['さくら', '鈴木', '鈴木 さくら'],
  ['小明', '王', '王小明'],
  ['男', '𠮷', '𠮷男'],
  ['민준', '김', '김민준'],
  ['Anna', '佐々木', '佐々木 Anna'],
  ['太郎', 'Weber', '太郎 Weber'],
])('%s of the family %s is called %s', (first, last, expected) => expect(fullName(first, last)).toBe(expected));

import { expect, test } from 'vitest';
import { fullName, type NameOrder } from './full-name.ts';

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

test.each([
  ['Anna', 'Nagy', 'family_first', 'Nagy Anna'],
  ['Administrator', '', 'family_first', 'Administrator'],
  ['美和', '小宮山', 'given_first', '美和 小宮山'],
  ['小明', '王', 'given_first', '小明 王'],
  ['小明', '王', 'family_first', '王小明'],
  ['Xiaoming', 'O', 'family_first', 'O Xiaoming'],
] satisfies [string, string, NameOrder, string][])('%s of the family %s, %s, is called %s', (first, last, order, expected) =>
  expect(fullName(first, last, order)).toBe(expected),
);

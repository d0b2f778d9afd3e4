import { expect, test } from 'vitest';
import { parseJson as parse } from './parse-json.ts';

const parseJson = (bytes: Buffer): object | undefined => parse(bytes, 40_000);

const nest = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test('JSON is read, and an empty body is none', () => {
  expect(parseJson(Buffer.from('{"name":"Ünal"}'))).toEqual({ name: 'Ünal' });
  expect(parseJson(Buffer.alloc(0))).toBeUndefined();
});

test('a list is read under the name that its call has for it', () => {
  expect(parse(Buffer.from('[{"a":1}]'), 10, 'rows')).toEqual({ rows: [{ a: 1 }] });
});

test.each([
  ['broken JSON', Buffer.from('{"name":')],
  ['broken UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['a prototype', Buffer.from('{"__proto__":{"admin":true}}')],
  ['a constructor', Buffer.from('{"constructor":{"prototype":{"admin":true}}}')],
  ['a hidden prototype', Buffer.from('{"\\u005f_proto__":1}')],
  ['null', Buffer.from('null')],
  ['a list', Buffer.from('[{}]')],
  ['a number', Buffer.from('7')],
  ['too deep a nest', Buffer.from(nest(21))],
  ['a very deep nest', Buffer.from(nest(100_000))],
])('%s is refused', (_what, bytes) => {
  expect(() => parseJson(bytes)).toThrow(expect.objectContaining({ code: 'malformed' }));
});

test('a nest of twenty is fine', () => {
  expect(parseJson(Buffer.from(nest(20)))).toBeDefined();
});

const manyOf = (count: number, write: (at: number) => string): string => Array.from({ length: count }, (_, at) => write(at)).join(',');

test.each([
  ['ninety thousand keys', `{${manyOf(90_000, (at) => `"k${at}":1`)}}`],
  ['more keys than any record has', `{"inside":{${manyOf(2_001, (at) => `"k${at}":1`)}}}`],
  ['two hundred thousand values', `{"list":[${manyOf(200_000, () => '1')}]}`],
  ['two hundred thousand lists', `{"list":[${manyOf(200_000, () => '[]')}]}`],
])('%s are refused before they are built', (_what, text) => {
  expect(() => parseJson(Buffer.from(text))).toThrow(expect.objectContaining({ code: 'too_large' }));
});

test('five thousand records are read, and brackets within a text are not counted', () => {
  const records = `{"records":[${manyOf(5_000, (at) => `{"pin":"${at}","time":"2026-05-04 08:00:00","status":0,"verify":1,"workcode":0}`)}]}`;
  expect(parseJson(Buffer.from(records))).toBeDefined();
  expect(parseJson(Buffer.from(JSON.stringify({ note: '[{",:\\"'.repeat(50_000) })))).toBeDefined();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFor } from './format.ts';

const madrid = formatFor('de', 'Europe/Madrid');

test('a moment is written in the reader’s language and time zone, with twenty-four hours', () => {
  expect(madrid.moment('2026-11-15T23:30:00Z')).toBe('16.11.2026, 00:30');
  expect(formatFor('ja', 'Asia/Tokyo').moment('2026-11-15T23:30:00Z')).toBe('2026/11/16 8:30');
  expect(formatFor('en', 'Europe/Madrid').moment('2026-11-15T16:30:00Z')).toBe('Nov 15, 2026, 17:30');
});

test('the day of a moment is a value to compare', () => expect(madrid.dayOf('2026-11-15T23:00:00Z')).toBe('2026-11-16'));
test.each([
  ['en', 'Feb 28, 2026', 'Sat, Feb 28, 2026'],
  ['de', '28.02.2026', 'Sa., 28. Feb. 2026'],
  ['fr', '28 févr. 2026', 'sam. 28 févr. 2026'],
  ['es', '28 feb 2026', 'sáb, 28 feb 2026'],
  ['ja', '2026/02/28', '2026年2月28日(土)'],
  ['zh', '2026年2月28日', '2026年2月28日周六'],
])('a day in %s is written %s, and with its weekday %s', (language, day, weekday) => {
  const format = formatFor(language, 'UTC');
  expect([format.date('2026-02-28'), format.weekday('2026-02-28')]).toEqual([day, weekday]);
});
test('a text that is not a day stays unchanged', () => expect(madrid.date('2026-11')).toBe('2026-11'));
test('numbers, shares and amounts follow the language', () => {
  expect(madrid.number(12345.5)).toBe('12.345,5');
  expect(madrid.share(1250)).toBe('12,5\u00a0%');
  expect(formatFor('en', 'UTC').money(1234.5, 'JPY')).toBe('¥1,235');
  expect(formatFor('en', 'UTC').preciseMoney(1234.5, 'JPY')).toBe('¥1,234.5');
  expect(formatFor('en', 'UTC').preciseMoney(1234.5, 'EUR')).toBe('€1,234.50');
});

test.each([
  ['en', 'Ana, Bea'],
  ['ja', 'Ana、Bea'],
  ['zh', 'Ana、Bea'],
])('a list in %s reads %s', (language, expected) => expect(formatFor(language, 'UTC').list(['Ana', 'Bea'])).toBe(expected));

test.each(['en', 'de', 'zh'])('a clock has twenty-four hours in %s, here and elsewhere', (language) => {
  const format = formatFor(language, 'Europe/Madrid');
  expect(format.clock('2026-11-15T16:05:00Z')).toBe('17:05');
  expect(format.clock('2026-11-15T15:30:00Z', 'Asia/Tokyo')).toBe('00:30');
});

/** The dashboard's check-ins show `08:58 am`, as specified. */
const requested = 'features/dashboard/cards/check-ins-card.tsx';

test('no other file formats a clock that follows the language', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  const own = files.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return /hour: '(2-digit|numeric)'/.test(source) && !source.includes("hourCycle: 'h23'");
  });
  expect(own).toEqual([requested]);
});

/** It computes with the parts. */
const computes = 'features/people/directory/hours-between.ts';

/** The one table of date forms is `contract/src/texts/day-forms.ts`; moments are written here. */
test('dates are formatted in one place only', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const own = files.filter((file) =>
    /dateStyle|weekday: '(short|long|narrow)'|month: '(short|long|numeric|narrow)'|formatRange\(|toLocaleDateString\((?!'en-CA'\))/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(own.toSorted()).toEqual([computes, 'platform/format/format.ts']);
});

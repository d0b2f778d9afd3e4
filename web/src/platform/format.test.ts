import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFor } from './format.ts';

const madrid = formatFor('de', 'Europe/Madrid');

test('a moment is told in the reader’s time zone, the same way in every language', () => {
  expect(madrid.moment('2026-11-15T23:30:00Z')).toBe('2026-11-16 00:30');
  expect(formatFor('ja', 'Asia/Tokyo').moment('2026-11-15T23:30:00Z')).toBe('2026-11-16 08:30');
});

test('midnight is 00:00', () => expect(madrid.moment('2026-11-15T23:00:00Z')).toBe('2026-11-16 00:00'));
test('a day stays as it is written', () => expect(madrid.date('2026-02-28')).toBe('2026-02-28'));
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
test('a day with its weekday', () => expect(formatFor('en', 'UTC').weekday('2026-11-17')).toBe('Tue 2026-11-17'));

/** The dashboard's check-ins are told as `08:58 am`: so they were asked for. */
const asked = 'features/dashboard/check-ins-card.tsx';

test('nobody writes a clock of their own that follows the language instead', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  const own = files.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return /hour: '(2-digit|numeric)'/.test(source) && !source.includes("hourCycle: 'h23'");
  });
  expect(own).toEqual([asked]);
});

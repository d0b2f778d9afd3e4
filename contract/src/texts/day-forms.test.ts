import { expect, test } from 'vitest';
import { withDays, withWeeks, writtenArgs } from './day-forms.ts';

test.each([
  ['en', 'Week 46 (Nov 9 – 15, 2026)', 'Vacation, Nov 9, 2026 – Nov 10, 2026'],
  ['de', 'Woche 46 (9.–15. Nov. 2026)', 'Vacation, 09.11.2026 – 10.11.2026'],
  ['fr', 'Semaine 46 (9–15 nov. 2026)', 'Vacation, 9 nov. 2026 – 10 nov. 2026'],
  ['es', 'Semana 46 (9–15 nov 2026)', 'Vacation, 9 nov 2026 – 10 nov 2026'],
  ['ja', '第46週（2026/11/09～2026/11/15）', 'Vacation, 2026/11/09 – 2026/11/10'],
  ['zh', '第46周（2026/11/9 – 2026/11/15）', 'Vacation, 2026年11月9日 – 2026年11月10日'],
])('titles in %s name weeks and days as people write them', (language, week, days) => {
  expect(withDays(language, '2026-W46').replaceAll(/[\u2009\u202f]/g, ' ')).toBe(week);
  expect(withDays(language, 'Vacation, 2026-11-09 – 2026-11-10')).toBe(days);
});

test('several weeks are listed side by side, and the last week of a year may end in the next', () => {
  expect(withDays('en', '2026-W53, 2027-W01').replaceAll(/[\u2009\u202f]/g, ' ')).toBe(
    'Week 53 (Dec 28, 2026 – Jan 3, 2027), Week 1 (Jan 4 – 10, 2027)',
  );
});

test.each(['2026-11', 'P-2026-11-09', '2026-11-09-draft', '2026-11-09.csv', '2026-W54', '2026-W00', '12026-W10'])(
  '%s names neither a day nor a week',
  (text) => expect(withDays('en', text)).toBe(text),
);

test('files keep their days', () => expect(withWeeks('en', '2026-11-09')).toBe('2026-11-09'));

test.each([
  ['en', { month: '2026-10', day: '2026-11-19', count: 3 }, { month: 'October 2026', day: 'Nov 19, 2026', count: 3 }],
  ['de', { month: '2026-10' }, { month: 'Oktober 2026' }],
  ['en', { month: '2026-13', code: '2026-10' }, { month: '2026-13', code: '2026-10' }],
])('in %s the arguments %o are written %o', (language, args, written) => {
  expect(writtenArgs(language, args)).toEqual(written);
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planHours } from '../attendance/fixtures.ts';
import { type Office, openOffice } from '../office.ts';
import { newcomer } from '../requests/fixtures.ts';
import { days, newProject, rowsOf, save } from './week-fixtures.ts';

let office: Office;
let projects: number[];
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
  projects = [await newProject(office), await newProject(office), await newProject(office)];
});
afterAll(() => office.close());

const cells = fc.uniqueArray(
  fc.record({ project: fc.integer({ min: 0, max: 2 }), day: fc.integer({ min: 0, max: 6 }), minutes: fc.integer({ min: 1, max: 400 }) }),
  { minLength: 1, maxLength: 12, selector: ({ project, day }) => `${project} ${day}` },
);

/** The cells of a grid as they are sent: in some order, in pieces, and some of them more than once. */
const sending = cells.chain((filled) =>
  fc.record({
    filled: fc.constant(filled),
    sent: fc
      .tuple(fc.shuffledSubarray(filled, { minLength: filled.length }), fc.subarray(filled))
      .chain(([once, again]) => fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length })),
    piece: fc.integer({ min: 1, max: 5 }),
  }),
);

test('edits in any order, in any pieces and with repeats give the same rows', async () => {
  await fc.assert(
    fc.asyncProperty(sending, async ({ filled, sent, piece }) => {
      const ida = await newcomer(office);
      const rows = sent.map(({ project, day, minutes }) => ({
        date: days[day],
        project_id: projects[project],
        minutes,
        key: `${project} ${day} ${minutes}`,
      }));
      for (let at = 0; at < rows.length; at += piece) await save(ida, ...rows.slice(at, at + piece));
      const stored = (await rowsOf(ida)).map(
        (row: { date: string; project_id: number; minutes: number }) => `${row.date} ${row.project_id} ${row.minutes}`,
      );
      expect(stored.toSorted()).toEqual(
        filled.map(({ project, day, minutes }) => `${days[day]} ${projects[project]} ${minutes}`).toSorted(),
      );
    }),
    { numRuns: 12 },
  );
});

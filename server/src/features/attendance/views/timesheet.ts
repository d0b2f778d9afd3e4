import type { Timesheet } from '@cadre/contract/calls/hours';
import type { Database } from '../../../platform/database/database.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { settleDue } from '../days/settle-due.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { daysAhead } from './days-ahead.ts';
import type { Person } from './person.ts';
import { readSheetOverrides } from './read-sheet-overrides.ts';
import { readSheetPunches } from './read-sheet-punches.ts';
import { readStory, storyOf } from './read-story.ts';
import { sheetDay } from './sheet-day.ts';
import { sheetTotals } from './sheet-totals.ts';

type Sheet = { person: Person; can: Timesheet['can']; span: DaySpan };

/** The days of one person with their whole story: plan, punches, intervals, and why each number is what it is. */
export async function readTimesheet(db: Database, { t }: Pick<Asked, 't'>, { person, can, span }: Sheet): Promise<Timesheet> {
  const { id, name, department, pic, zone } = person;
  await settleDue(db, [id]);
  const planOf = (await loadPlans(db, [id], span.from, span.to)).get(id);
  const ahead = (await daysAhead(db, [person], span)).get(id) ?? [];
  const stories = new Map([...ahead.map(storyOf), ...(await readStory(db, id, span))].map((day) => [day.date, day]));
  const punches = await readSheetPunches(db, id, span);
  const overrides = await readSheetOverrides(db, id, span);
  return {
    employee: { id, name, department, pic },
    ...span,
    timezone: zone,
    totals: sheetTotals([...stories.values()]),
    days: datesOf(span).map((date) =>
      sheetDay(t, { date, story: stories.get(date), plan: planOf?.(date), punches: punches.get(date), override: overrides.get(date) }),
    ),
    can,
  };
}

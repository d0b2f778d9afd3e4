import type { Timesheet } from '@cadre/contract/calls/hours';
import type { Database } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { daysAhead } from './days-ahead.ts';
import type { Person } from './person.ts';
import { readSheet } from './read-sheet.ts';
import { storyOf } from './read-story.ts';
import { sheetDay } from './sheet-day.ts';
import { sheetTotals } from './sheet-totals.ts';

type SheetRequest = { person: Person; can: Timesheet['can']; span: DaySpan };

/** The days of one employee in full: plan, punches, intervals, and the explanation of each number. */
export async function readTimesheet(db: Database, { t }: Pick<CallContext, 't'>, { person, can, span }: SheetRequest): Promise<Timesheet> {
  const { id, name, department, pic, zone, today } = person;
  const { planOf, stories, absences, logged, punches, overrides, questions, excuses } = await readSheet(db, id, span);
  const ahead = daysAhead(planOf, absences, today, span).map(storyOf);
  const byDate = new Map([...ahead, ...stories].map((day) => [day.date, day]));
  return {
    employee: { id, name, department, pic },
    ...span,
    timezone: zone,
    totals: sheetTotals([...byDate.values()]),
    days: datesOf(span).map((date) =>
      sheetDay(t, {
        date,
        story: byDate.get(date),
        plan: planOf?.(date),
        logged: logged[date],
        punches: punches.get(date),
        override: overrides.get(date),
        absence: absences.find((one) => one.date === date && one.kind !== 'excuse' && one.name !== ''),
        questions: questions.get(date),
        excuse: excuses.get(date),
      }),
    ),
    can,
  };
}

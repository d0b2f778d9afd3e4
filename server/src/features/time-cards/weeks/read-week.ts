import type { weekOfTimeCard } from '@cadre/contract/calls/time-cards';
import { leaves } from '@cadre/contract/resources/leaves';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { addDays } from '@cadre/rules/calendar';
import { mondayBefore } from '@cadre/rules/time/not-submitted';
import { sumOfDays } from '@cadre/rules/time/required-minutes';
import { covers } from '../../../crud/asked-employee.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { readRow } from '../../../crud/read.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import type { CardWorks } from '../card-works.ts';
import { type PersonAsked, personAsked, weekAsked } from '../person-asked.ts';
import { overrunRemarks } from '../rows/overruns.ts';
import { judgedDays, judgeWeek, remarkOf } from './judge-week.ts';
import { type DueDay, loadDue } from './load-due.ts';
import { loadWeek, rowsOf, type StoredWeek } from './load-week.ts';

/** Everything that the grid of a week shows. */
export async function readWeek({ db }: House, works: CardWorks, behaviour: Behaviour, asked: Asked<typeof weekOfTimeCard>) {
  const { actor, params, query, t } = asked;
  const week = weekAsked(params);
  const person = await personAsked(db, actor, query.employee, 'view');
  await works.settleDays(db, [person.id], week);
  const stored = await loadWeek(db, person.id, week);
  const due = (await loadDue(db, works, [person.id], week.from, week.to)).get(person.id) ?? [];
  const judged = judgedDays(due, stored);
  const showsLeave = person.id === actor.employee_id || (await seesLeave(db, actor, person.id));
  const days = due.map((day, at) => ({
    ...(judged[at] as (typeof judged)[number]),
    leave_minutes: day.leave_minutes,
    ...(showsLeave && day.leave !== null && { leave: day.leave }),
    ...(day.plan.holiday && { holiday: day.plan.holiday.name }),
    ...closedBy(day, stored, person),
  }));
  const card = stored.card && (await readRow(db, { resource: timeCards, behaviour, actor }, stored.card.id));
  const rows = rowsOf(stored);
  return {
    data: {
      card,
      employee: { id: person.id, name: person.name },
      week,
      writable: person.may_write && !['submitted', 'approved'].includes(stored.card?.status ?? 'draft'),
      days,
      rows,
      totals: {
        ...sumOfDays(due),
        logged_minutes: sum(judged.map((day) => day.logged_minutes)),
        attended_minutes: sum(judged.map((day) => day.attended_minutes)),
        billable_minutes: sum(stored.cells.map(({ billable, minutes }) => (billable ? minutes : 0))),
      },
      problems: judgeWeek(judged, stored, person.today).map((problem) => remarkOf(t, problem)),
      warnings: await overrunRemarks(db, asked, person.id, [...new Set(stored.cells.map(({ project_id }) => project_id))]),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Why somebody is away is not for everybody who sees their hours. */
async function seesLeave(db: House['db'], actor: Asked['actor'], employee_id: number): Promise<boolean> {
  const { rows } = await sql<{
    sees: boolean;
  }>`select ${covers(leaves, actor, 'view')} as sees from employees r where r.id = ${employee_id}`.execute(db);
  return rows[0]?.sees === true;
}

type Reason = 'month_closed' | 'not_employed' | 'in_the_future' | 'card_submitted' | 'card_approved';

/** A week may lie in two months, of which one is closed: each day says for itself. */
function closedBy({ plan: { date, employed } }: DueDay, { card, closed_months }: StoredWeek, { today }: PersonAsked) {
  const reason = ((): Reason | undefined => {
    if (!employed) return 'not_employed';
    if (closed_months.includes(date.slice(0, 7))) return 'month_closed';
    if (card?.status === 'submitted' || card?.status === 'approved') return `card_${card.status}`;
    return isAfterWeekOf(today, date) ? 'in_the_future' : undefined;
  })();
  return { closed: reason !== undefined, ...(reason && { reason }) };
}

const isAfterWeekOf = (today: string, date: string): boolean => date > sundayOf(today);
const sundayOf = (day: string): string => addDays(mondayBefore(day), 6);

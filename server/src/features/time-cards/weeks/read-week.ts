import type { weekOfTimeCard } from '@cadre/contract/calls/time-cards';
import { leaves } from '@cadre/contract/resources/leaves';
import { timeCards } from '@cadre/contract/resources/time-cards';
import type { RecordOf } from '@cadre/contract/values';
import { addDays } from '@cadre/rules/calendar';
import { mondayBefore } from '@cadre/rules/time/not-submitted';
import { sumOfDays } from '@cadre/rules/time/required-minutes';
import { seen } from '../../../crud/access/access.ts';
import { covers, employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import { recordAccess } from '../../../crud/access/log-views.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { rowJson } from '../../../crud/read/row-json.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type CallContext, Unproven } from '../../../platform/http/call-context.ts';
import { perCaller } from '../../../platform/http/per-caller.ts';
import type { Services } from '../../../platform/services.ts';
import { isKnown, mayView, mayWrite, type PersonOfParams, requirePerson, weekOfParams } from '../person-of-params.ts';
import { type Overrun, overrunRemark, overrunsOf } from '../rows/overruns.ts';
import { judgedDays, judgeWeek, remarkOf } from './judge-week.ts';
import { type DueDay, dueOf, type GrantedLeave, grantedLeave } from './load-due.ts';
import { rowsOf, type StoredWeek, slotsOfWeek, weekColumns, weekParts, weekSlots } from './load-week.ts';

/** Everything that the grid of a week shows: one statement, unless its days are behind. */
export async function readWeek(
  { db }: Services,
  ports: Plans & Settling,
  behaviour: Behaviour,
  context: CallContext<typeof weekOfTimeCard>,
) {
  const { actor, params, query, t } = context;
  const week = weekOfParams(params);
  const id = employeeOfParams(actor, query.employee ?? 'self');
  const read = async () => requireWeek(await askWeek(context, ports, behaviour).execute(db, slotsOfWeek(id, week)));
  const first = await read();
  if (first.is_due) await ports.settleDays(db, [id], week);
  const stored = first.is_due ? await read() : first;
  const { person } = stored;
  const due = dueOf(await ports.planFrom(db, stored), stored.granted, week);
  const judged = judgedDays(due, stored);
  const days = due.map((day, at) => ({
    ...(judged[at] as (typeof judged)[number]),
    leave_minutes: day.leave_minutes,
    ...(stored.sees_leave && day.leave !== null && { leave: day.leave }),
    ...(day.plan.holiday && { holiday: day.plan.holiday.name }),
    ...closedBy(day, stored, person),
  }));
  if (stored.card_row) recordAccess(timeCards, actor, [stored.card_row]);
  return {
    data: {
      card: stored.card_row,
      employee: { id: person.id, name: person.name },
      week,
      writable: person.may_write && !['submitted', 'approved'].includes(stored.card?.status ?? 'draft'),
      days,
      rows: rowsOf(stored),
      totals: {
        ...sumOfDays(due),
        logged_minutes: sum(judged.map((day) => day.logged_minutes)),
        attended_minutes: sum(judged.map((day) => day.attended_minutes)),
        billable_minutes: sum(stored.cells.map(({ billable, minutes }) => (billable ? minutes : 0))),
      },
      problems: judgeWeek(judged, stored, person.today).map((problem) => remarkOf(t, problem)),
      warnings: stored.overruns.map((overrun) => overrunRemark(context, overrun)),
    },
  };
}

type StoredWeekOfPerson = StoredWeek & {
  is_proven: boolean;
  is_due: boolean;
  person: PersonOfParams;
  /** Not all readers of a person's hours may see why they are away. */
  sees_leave: boolean;
  granted: GrantedLeave[];
  card_row: RecordOf<typeof timeCards> | null;
  overruns: Overrun[];
};

/**
 * The person is one row under two names, as the different parts need it. All of it comes in one column: the driver spends more on
 * describing twenty columns than on their data.
 */
const askWeek = perCaller(({ actor, proof }, ports: Plans & Settling, behaviour: Behaviour): Sql<{ week: StoredWeekOfPerson }> => {
  const { employee, from } = weekSlots;
  return sql<{ week: StoredWeekOfPerson }>`
    with ${weekParts}
    select row_to_json(week) as week from (select ${proof} as is_proven, ${ports.isOverdue(weekSlots)} as is_due,
      json_build_object('id', e.id, 'name', e.name, 'today', clock.today, 'may_view', ${mayView(actor)}, 'may_write', ${mayWrite(actor)}) as person,
      e.id is not distinct from ${actor.employee_id}::int or ${covers(leaves, actor, 'view')} as sees_leave,
      (select coalesce(json_agg(l), '[]') from (${grantedLeave(sql`d.employee_id = e.id`, weekSlots)}) l) as granted,
      card.card, card.card_row, ${overrunsOf(sql`select c.project_id from cells c`)} as overruns, ${weekColumns}, ${ports.storedPlan(weekSlots)}
    from employees e ${ports.knownDays} cross join lateral (select e.*) r
    left join lateral (
      select json_build_object('id', r.id, 'status', r.status) as card,
        case when ${seen(timeCards, actor)} then ${rowJson({ resource: timeCards, behaviour, actor })} end as card_row
      from time_cards r where r.employee_id = e.id and r.from_date = ${from}::date) card on true
    where e.id = ${employee} and ${isKnown(actor)}) week`;
});

function requireWeek({ rows }: { rows: { week: StoredWeekOfPerson }[] }): StoredWeekOfPerson {
  const stored = rows[0]?.week;
  if (stored && !stored.is_proven) throw new Unproven();
  requirePerson(stored?.person, 'view');
  return stored as StoredWeekOfPerson;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

type Reason = 'month_closed' | 'not_employed' | 'in_the_future' | 'card_submitted' | 'card_approved';

/** A week may touch two pay periods, one of them closed: each day has its own state. */
function closedBy({ plan: { date, employed } }: DueDay, { card, closed_spans }: StoredWeek, { today }: PersonOfParams) {
  const reason = ((): Reason | undefined => {
    if (!employed) return 'not_employed';
    if (closed_spans.some(({ from, to }) => from <= date && date <= to)) return 'month_closed';
    if (card?.status === 'submitted' || card?.status === 'approved') return `card_${card.status}`;
    return isAfterWeekOf(today, date) ? 'in_the_future' : undefined;
  })();
  return { closed: reason !== undefined, ...(reason && { reason }) };
}

const isAfterWeekOf = (today: string, date: string): boolean => date > sundayOf(today);
const sundayOf = (day: string): string => addDays(mondayBefore(day), 6);

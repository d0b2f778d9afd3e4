import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { CalendarEvent } from '@cadre/rules/icalendar';
import { eventHours } from '@cadre/rules/leave/event-hours';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type Translate, wordsOf } from '../../../platform/texts/texts.ts';
import { type AbsenceRow, absenceRows } from '../calendar/absence-rows.ts';
import { isInSight } from '../calendar/people-in-sight.ts';

export type FeedContext = { db: Runner; actor: Actor; employee_id: number; t: Translate; host: string };

type Found = Omit<AbsenceRow, 'updated_at'> & { name: string; zone: string; updated_at: Date };

/** The owner's absences, including pending ones, or the approved absences of the team. Reasons are not included. */
export async function awayEvents(
  plansOf: Plans['plansOf'],
  kind: 'own' | 'team',
  requested: FeedContext,
  span: { from: Day; to: Day },
): Promise<CalendarEvent[]> {
  const { db, actor, employee_id, t, host } = requested;
  const whose =
    kind === 'own'
      ? sql`r.id = ${employee_id}`
      : sql`${isOfTeam(requested)} and a.status = 'approved' and ${isInSight(actor, span.from, span.to)}`;
  const { rows } = await sql<Found>`
    select a.*, r.name, coalesce(r.timezone, b.timezone) as zone
    from ${absenceRows(span.from, span.to, actor.language)} a join employees r on r.id = a.employee_id join branches b on b.id = r.branch_id
    where ${whose} order by a.from_date, a.kind, a.id`.execute(db);
  const byHour = [...new Set(rows.filter(({ from_time }) => from_time).map((row) => row.employee_id))];
  const plans = byHour.length > 0 ? await plansOf(db, byHour, span.from, span.to) : new Map<number, (date: Day) => DayPlan>();
  const planOf = (row: Found) => plans.get(row.employee_id)?.(row.from_date) ?? { shift: null, zone: row.zone };
  return rows.map((row) => ({
    uid: `${row.kind}-${row.id}@${host}`,
    title: withPart(t, row, kind === 'own' ? ownTitle(t, row) : teamTitle(t, row)),
    from: row.from_date,
    to: row.to_date,
    hours: eventHours(row, planOf(row)),
    sequence: row.version - 1,
    changed_at: row.updated_at.getTime(),
    isTentative: row.status === 'pending',
    isBusy: kind === 'own',
  }));
}

/** Colleagues of the department, those who report to the owner, and the people of departments that the owner heads. */
const isOfTeam = ({ actor, employee_id }: FeedContext): Sql<boolean> => sql`(r.id <> ${employee_id} and (
  r.department_id = (select own.department_id from employees own where own.id = ${employee_id})
  or r.manager_id = ${employee_id} or r.department_id = any(${actor.department_ids}::int[])))`;

const ownTitle = (t: Translate, { kind, resource, category, status }: Found): string => {
  const title = category ?? (kind === 'request' ? wordsOf(t).one(resource) : t(kind === 'travel' ? 'calendar.travel' : 'calendar.away'));
  return status === 'pending' ? t('calendar.ics_pending', { title }) : title;
};

const teamTitle = (t: Translate, { name, kind, resource, category, is_visible }: Found): string => {
  if (kind === 'request' && is_visible) return t('calendar.ics_named', { name, what: wordsOf(t).one(resource) });
  if (kind === 'travel') return t('calendar.ics_named', { name, what: t('calendar.travel') });
  return is_visible && category ? t('calendar.ics_named', { name, what: category }) : t('calendar.ics_away', { name });
};

/** Half of a single day is a word in the title; hours, and several days that begin or end at noon, have times. */
function withPart(t: Translate, { from_date, to_date, from_slot, from_time }: Found, title: string): string {
  if (from_time || from_date !== to_date || from_slot === 'full') return title;
  return t(from_slot === 'am' ? 'calendar.ics_morning' : 'calendar.ics_afternoon', { title });
}

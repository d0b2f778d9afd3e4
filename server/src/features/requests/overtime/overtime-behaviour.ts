import { overtime } from '@cadre/contract/resources/overtime';
import type { Behaviour, Move } from '../../../crud/behaviour.ts';
import { lockPersonOf } from '../../../crud/requests/lock-absences.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import { postTimeOff } from './post-time-off.ts';
import { overtimePath, type StoredOvertime } from './stored-overtime.ts';

const ofDay = (column: string): Sql =>
  sql`(select d.${sql.ref(column)} from attendance_days d where d.employee_id = r.employee_id and d.date = r.date)`;
const ofClasses = (column: string): Sql =>
  sql`coalesce((select d.${sql.ref(column)} from overtime_days d where d.employee_id = r.employee_id and d.date = r.date), '[]')`;
const ofRules = (column: string): Sql => sql`(select p.${sql.ref(column)} from overtime_rules p where p.id = r.overtime_rule_id)`;

/** Pending overtime counts as approved, so that approvers see the resulting total. */
const sumIn = (period: 'month' | 'year'): Sql => sql`(
  select coalesce(sum(coalesce(o.approved_minutes, o.minutes)), 0)::int from overtime o
  where o.employee_id = r.employee_id and o.status in ('open', 'pending', 'approved')
    and o.date >= date_trunc(${sql.lit(period)}, r.date)::date
    and o.date < (date_trunc(${sql.lit(period)}, r.date) + ${sql.lit(`1 ${period}`)}::interval)::date)`;

export const overtimeBehaviour: Behaviour = {
  columns: {
    expected_minutes: () => ofDay('expected_minutes'),
    worked_minutes: () => ofDay('worked_minutes'),
    month_minutes: () => sumIn('month'),
    year_minutes: () => sumIn('year'),
    monthly_limit_minutes: () => ofRules('monthly_limit_minutes'),
    yearly_limit_minutes: () => ofRules('yearly_limit_minutes'),
    parts: () => ofClasses('parts'),
    explanation: () => ofClasses('explanation'),
  },
  pathFor: overtimePath,
  lockFirst: lockPersonOf(overtime),
  async beforeMove(move) {
    if (move.name === 'submit') prepare(move);
    if (move.name === 'approve') limit(move);
    if (move.name === 'reject') move.values.approved_minutes = 0;
  },
  afterMove: ({ tx, before }) => postTimeOff(tx, [before.id]),
};

/** Employees who may choose set `becomes`; for all others the rules have set it. */
function prepare({ values, input, before }: Move): void {
  const { may_choose, becomes } = before as StoredOvertime;
  if (input.becomes === null) delete values.becomes;
  else if (!may_choose && input.becomes !== becomes) throw invalid({ becomes: [{ code: 'not_yours_to_choose' }] });
  values.approved_minutes = null;
}

/** Approves all minutes by default. */
function limit({ values, input, before }: Move): void {
  const { minutes } = before as StoredOvertime;
  if (Number(input.minutes ?? 0) > minutes) throw invalid({ minutes: [{ code: 'too_big', max: minutes }] });
  values.approved_minutes = input.minutes ?? minutes;
}

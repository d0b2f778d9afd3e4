import { complaintOf } from '@cadre/contract/problems';
import { leaves } from '@cadre/contract/resources/leaves';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { isEmployedOn, type Period } from '@cadre/rules/employment';
import { countLeave, type LeaveDay } from '@cadre/rules/leave/count-leave';
import type { Plans } from '../../../crud/ports/plans.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { ImportKind, KindRow } from '../../../crud/write/import-kind.ts';
import { scopeOf } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { postUsage } from '../balances/post-usage.ts';
import { inUnits } from '../categories/amounts.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { amountOf } from '../leaves/leave-days.ts';
import { type LeaveInput, spanOf } from '../leaves/stored-leave.ts';
import { importTrace } from './import-trace.ts';

type Ports = Pick<Plans, 'plansOf'>;
type Past = Omit<LeaveInput, 'id'>;
type Row = Pick<KindRow, 'row_no' | 'values'>;

/** Leave that was taken before: approved as it comes, counted by the plans of its days. Taken back, it is cancelled. */
export const pastLeave = (ports: Ports): ImportKind => ({
  requireRight(actor) {
    if (scopeOf(actor, 'leaves.assign') !== 'all') throw new Problem('not_allowed');
  },
  check: (db, _actor, rows) => check(db, ports, rows),
  async commit(tx, { actor }, rows) {
    const counted = await countAll(tx, ports, rows);
    const made = rows.map(({ row_no, values }) => {
      const { title, days } = counted.get(row_no) as Counted;
      const { from, to, from_slot, to_slot } = spanOf(pastOf(values));
      return { ...values, row_no, title, from_date: from, to_date: to, from_slot, to_slot, amount: amountOf(days) };
    });
    const { rows: stored } = await sql<{ id: number; row_no: number; employee_id: number; title: string }>`
      with given as (
        select *, nextval(pg_get_serial_sequence('leaves', 'id'))::int as id from json_to_recordset(${JSON.stringify(made)}::json) as g (
          row_no int, employee_id int, leave_category_id int, title text, from_date date, to_date date, from_slot text, to_slot text,
          amount numeric, reason text)
      ), made as (
        insert into leaves (id, employee_id, leave_category_id, title, from_date, to_date, from_slot, to_slot, amount, reason, status, attempt,
          decided_at, created_by_id) overriding system value
        select id, employee_id, leave_category_id, title, from_date, to_date, from_slot, to_slot, amount, reason, 'approved', 1, now(), ${actor.user_id}
        from given returning id)
      select g.id, g.row_no, g.employee_id, g.title from given g join made m on m.id = g.id`.execute(tx);
    const days = stored.flatMap(({ id, row_no, employee_id }) =>
      (counted.get(row_no) as Counted).days.map((day) => ({ ...day, amount: inUnits(day.amount), leave_id: id, employee_id })),
    );
    await sql`
      insert into leave_days (leave_id, employee_id, date, slot, minutes, amount, skipped, year)
      select leave_id, employee_id, date, slot, minutes, amount, skipped, year from json_to_recordset(${JSON.stringify(days)}::json) as d (
        leave_id int, employee_id int, date date, slot text, minutes int, amount numeric, skipped text, year date)`.execute(tx);
    await postUsage(
      tx,
      stored.map(({ id }) => id),
    );
    for (const { id, employee_id, title: label } of stored)
      audit(tx, { actor, trace: importTrace, action: 'create', model: leaves.name, model_id: id, label, employee_id, changes: [] });
    return new Map(stored.map(({ row_no, id }) => [row_no, id]));
  },
  async undo(tx, { actor }, ids) {
    const { rows } = await sql<{ id: number; title: string; employee_id: number }>`
      update leaves set status = 'cancelled', version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = any(${ids}::int[]) and status in ('approved', 'cancellation_requested') returning id, title, employee_id`.execute(tx);
    const cancelled = rows.map(({ id }) => id);
    await sql`update leave_days set active = false where leave_id = any(${cancelled}::int[]) and active`.execute(tx);
    await postUsage(tx, cancelled);
    const changes = [{ field: 'status', old: 'approved', new: 'cancelled' }];
    for (const { id, employee_id, title: label } of rows)
      audit(tx, { actor, trace: importTrace, action: 'update', model: leaves.name, model_id: id, label, employee_id, changes });
  },
});

const pastOf = (values: KindRow['values']): Past =>
  ({ from_slot: 'full', to_slot: 'full', from_time: null, to_time: null, ...values }) as Past;

async function check(db: Runner, ports: Ports, rows: readonly KindRow[]): Promise<void> {
  for (const { values, complaints } of rows)
    for (const [name, one] of Object.entries(leaves.check?.(values) ?? {})) complaints[name] = [complaintOf(one)];
  const sound = rows.filter(({ complaints }) => Object.keys(complaints).length === 0);
  const people = await employment(db, sound);
  for (const { values, complaints } of sound) {
    const { employee_id, from_date, to_date } = pastOf(values);
    const { today, employed } = people.get(employee_id) as Employment;
    if (to_date >= today) complaints.to_date = [{ code: 'in_the_future' }];
    if (!isEmployedOn(employed, from_date)) complaints.from_date = [{ code: 'outside_employment' }];
    if (to_date !== from_date && !isEmployedOn(employed, to_date)) complaints.to_date ??= [{ code: 'outside_employment' }];
  }
  const whole = sound.filter(({ complaints }) => Object.keys(complaints).length === 0);
  const counted = await countAll(db, ports, whole);
  const taken = await takenHalves(db, whole);
  for (const { row_no, values, complaints } of whole) {
    const { days } = counted.get(row_no) as Counted;
    const halves = days.map(({ date, slot }) => `${values.employee_id}:${date}:${slot}`);
    const clash = halves.map((half) => taken.get(half)).find((one) => one !== undefined);
    if (days.every(({ skipped }) => skipped !== null)) complaints.from_date = [{ code: 'leave_no_work' }];
    else if (typeof clash === 'number') complaints.from_date = [{ code: 'taken_in_row', row: clash }];
    else if (clash !== undefined) complaints.from_date = [{ code: 'leave_overlaps', title: clash }];
    for (const half of halves) if (!taken.has(half)) taken.set(half, row_no);
  }
}

type Employment = { today: Day; employed: Period[] };

async function employment(db: Runner, rows: readonly Row[]): Promise<Map<number, Employment>> {
  const { rows: found } = await sql<Employment & { id: number }>`
    select e.id, today_of(e) as today, (
      select coalesce(json_agg(json_build_object('hired_on', p.hired_on, 'left_on', coalesce(p.left_on, e.last_working_day)) order by p.hired_on), '[]')
      from employment_periods p where p.employee_id = e.id) as employed
    from employees e where e.id = any(${peopleIn(rows)}::int[])`.execute(db);
  return new Map(found.map((one) => [one.id, one]));
}

const peopleIn = (rows: readonly Row[]): number[] => [...new Set(rows.map(({ values }) => Number(values.employee_id)))];

type Counted = { title: string; days: LeaveDay[] };

/** The number of people counted per batch. */
const turn = 200;

/** The days of every row by the plans of its person. */
async function countAll(db: Runner, { plansOf }: Ports, rows: readonly Row[]): Promise<Map<number, Counted>> {
  const categories = await loadCategories(db);
  const byPerson = Map.groupBy(rows, ({ values }) => Number(values.employee_id));
  const people = [...byPerson.keys()];
  const counted = new Map<number, Counted>();
  for (let at = 0; at < people.length; at += turn) {
    const some = people.slice(at, at + turn);
    const spans = some.flatMap((id) => byPerson.get(id) ?? []).map(({ row_no, values }) => ({ row_no, past: pastOf(values) }));
    const days = spans.flatMap(({ past }) => [past.from_date, past.to_date]).sort();
    const plans = await plansOf(db, some, days[0] as Day, days.at(-1) as Day);
    for (const { row_no, past } of spans) {
      const category = categories.get(past.leave_category_id);
      const planOf = plans.get(past.employee_id);
      if (!category || !planOf) throw new Error(`Row ${row_no} names no category or nobody.`);
      const span = spanOf(past);
      const title = `${category.name}, ${span.from === span.to ? span.from : `${span.from} – ${span.to}`}`;
      counted.set(row_no, { title, days: countLeave(span, category.counting, daysThrough(span.from, span.to).map(planOf)) });
    }
  }
  return counted;
}

/** The half days of these people that are already taken, with the title of the leave. */
async function takenHalves(db: Runner, rows: readonly Row[]): Promise<Map<string, string | number>> {
  const { rows: found } = await sql<{ half: string; title: string }>`
    select d.employee_id || ':' || d.date || ':' || d.slot as half, l.title from leave_days d join leaves l on l.id = d.leave_id
    where d.active and d.employee_id = any(${peopleIn(rows)}::int[])`.execute(db);
  return new Map(found.map(({ half, title }) => [half, title]));
}

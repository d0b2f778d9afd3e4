import { leaves } from '@cadre/contract/resources/leaves';
import { daysThrough } from '@cadre/rules/calendar';
import { countLeave } from '@cadre/rules/leave/count-leave';
import { bySystem } from '../../../crud/access/by-system.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { lockAbsencesOfAll } from '../../../crud/requests/lock-absences.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { postUsage } from '../balances/post-usage.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { dayChanges, type StoredDay } from './day-changes.ts';
import { notifyOfRecount, type RecountedLeave } from './notify-of-recount.ts';
import { saveDayChanges } from './save-day-changes.ts';
import { type StoredLeave, spanOf } from './stored-leave.ts';

const batchSize = 100;

/** Recounts the leave of these employees, or of all, whose working days have changed; the database marks it (`leave_recounts`). */
export async function recountLeaves(db: Database, ports: Pick<Plans, 'plansOf'>, employeeIds?: readonly number[]): Promise<void> {
  const some = employeeIds ? sql`where l.employee_id = any(${employeeIds}::int[])` : sql``;
  const { rows } = await sql<{ employee_id: number }>`
    select distinct l.employee_id from leave_recounts m join leaves l on l.id = m.leave_id ${some} order by 1`.execute(db);
  const people = rows.map(({ employee_id }) => employee_id);
  for (let at = 0; at < people.length; at += batchSize)
    await db.transaction((tx) => recountPeople(tx, ports, people.slice(at, at + batchSize)));
}

/** A plan and a request that are saved at the same moment do not see each other, so leave ahead is counted again once a day. */
export async function recountLeaveAhead(db: Database, ports: Pick<Plans, 'plansOf'>): Promise<void> {
  await sql`
    insert into leave_recounts select id from leaves
    where status in ('pending', 'approved', 'cancellation_requested') and to_date >= current_date - 1`.execute(db);
  await recountLeaves(db, ports);
}

/** The same within the transaction of a request, which needs the right balance. */
export async function recountPeople(tx: Transaction, ports: Pick<Plans, 'plansOf'>, employeeIds: readonly number[]): Promise<void> {
  await lockAbsencesOfAll(tx, employeeIds);
  const marked = await takeMarked(tx, employeeIds);
  if (marked.length === 0) return;
  const counted = await countAgain(tx, ports, marked);
  const stored = await storedDays(tx, marked);
  const recounted: StoredLeave[] = [];
  for (const leave of marked) {
    const isSaved = await saveDayChanges(tx, leave, dayChanges(stored.get(leave.id) ?? [], counted.get(leave.id) ?? []));
    // A pending request for illness has no days yet where it will replace other leave.
    if (isSaved || leave.status !== 'pending') recounted.push(leave);
  }
  await saveAmounts(tx, recounted);
  await postUsage(
    tx,
    recounted.map(({ id }) => id),
  );
}

async function takeMarked(tx: Transaction, employeeIds: readonly number[]): Promise<StoredLeave[]> {
  const { rows: marks } = await sql<{ leave_id: number }>`
    delete from leave_recounts m using leaves l
    where l.id = m.leave_id and l.employee_id = any(${employeeIds}::int[]) returning m.leave_id`.execute(tx);
  if (marks.length === 0) return [];
  const ids = [...new Set(marks.map(({ leave_id }) => leave_id))];
  const { rows } = await sql<StoredLeave>`
    select * from leaves where id = any(${ids}::int[]) and status in ('pending', 'approved', 'cancellation_requested')
    order by (select c.interrupts_leave and leaves.status <> 'pending' from leave_categories c where c.id = leaves.leave_category_id) desc, id for update`.execute(
    tx,
  );
  return rows;
}

async function countAgain(tx: Transaction, ports: Pick<Plans, 'plansOf'>, marked: readonly StoredLeave[]) {
  const categories = await loadCategories(tx, [...new Set(marked.map(({ leave_category_id }) => leave_category_id))]);
  const from = marked.map(({ from_date }) => from_date).reduce((a, b) => (a < b ? a : b));
  const to = marked.map(({ to_date }) => to_date).reduce((a, b) => (a > b ? a : b));
  const plans = await ports.plansOf(tx, [...new Set(marked.map(({ employee_id }) => employee_id))], from, to);
  return new Map(
    marked.flatMap((leave) => {
      const category = categories.get(leave.leave_category_id);
      const planOf = plans.get(leave.employee_id);
      if (!category || !planOf) return [];
      return [[leave.id, countLeave(spanOf(leave), category.counting, daysThrough(leave.from_date, leave.to_date).map(planOf))] as const];
    }),
  );
}

async function storedDays(tx: Transaction, marked: readonly StoredLeave[]): Promise<Map<number, StoredDay[]>> {
  const { rows } = await sql<StoredDay>`
    select id, leave_id, date, slot, minutes, amount, skipped, year from leave_days
    where leave_id = any(${marked.map(({ id }) => id)}::int[]) and active`.execute(tx);
  return Map.groupBy(rows, ({ leave_id }) => leave_id);
}

/** Their amounts as the days add up now, on record and announced where they differ. */
async function saveAmounts(tx: Transaction, recounted: readonly StoredLeave[]): Promise<void> {
  if (recounted.length === 0) return;
  const { rows } = await sql<{ id: number; amount: string; unit: string }>`
    with fresh as (
      select l.id, c.unit, (select coalesce(sum(d.amount), 0) from leave_days d where d.leave_id = l.id and d.active) as amount
      from leaves l join leave_categories c on c.id = l.leave_category_id where l.id = any(${recounted.map(({ id }) => id)}::int[])
    )
    update leaves l set amount = f.amount, version = l.version + 1, updated_at = now()
    from fresh f where f.id = l.id and l.amount <> f.amount returning l.id, l.amount, f.unit`.execute(tx);
  const byId = new Map(recounted.map((leave) => [leave.id, leave]));
  const changed: RecountedLeave[] = rows.map(({ id, amount, unit }) => ({
    leave: byId.get(id) as StoredLeave,
    amount: Number(amount),
    unit,
  }));
  for (const { leave, amount } of changed)
    audit(tx, {
      ...bySystem,
      action: 'update',
      model: leaves.name,
      model_id: leave.id,
      label: leave.title,
      employee_id: leave.employee_id,
      changes: [{ field: 'amount', old: Number(leave.amount), new: amount }],
    });
  await notifyOfRecount(tx, changed);
}

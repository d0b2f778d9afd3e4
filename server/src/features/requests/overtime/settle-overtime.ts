import { classify } from '@cadre/rules/overtime/classify';
import { lockAbsencesOfAll } from '../../../crud/requests/lock-absences.ts';
import { saveInBatches } from '../../../platform/batching/save-in-batches.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { postFlex } from '../balances/post-flex.ts';
import { type ClassedDay, keepClasses } from './keep-classes.ts';
import { loadWorkedWeeks, type Weeks } from './load-worked-weeks.ts';
import { renewRequests } from './renew-requests.ts';
import type { OvertimePorts } from './stored-overtime.ts';

/** Applies the rules to changed days of these people, or of all: updates their overtime and the requests for it. */
export async function settleOvertime(db: Database, ports: OvertimePorts, employeeIds?: readonly number[]): Promise<void> {
  const some = employeeIds ? sql`where employee_id = any(${employeeIds}::int[])` : sql``;
  const { rows } = await sql<{ id: number }>`select distinct employee_id as id from hours_to_class ${some} order by 1`.execute(db);
  await saveInBatches(
    db,
    rows.map(({ id }) => id),
    async (tx, ids) => {
      await settleSome(tx, ports, ids);
      return undefined;
    },
  );
}

/** The same for these employees, within the transaction that depends on it. */
export async function settleOvertimeWithin(tx: Transaction, ports: OvertimePorts, employeeIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from hours_to_class where employee_id = any(${employeeIds}::int[]) order by 1`.execute(tx);
  const marked = rows.map(({ id }) => id);
  if (marked.length > 0) await settleSome(tx, ports, marked);
}

async function settleSome(tx: Transaction, ports: OvertimePorts, employeeIds: readonly number[]): Promise<void> {
  const { weeks, days } = await classMarked(tx, ports, employeeIds);
  await renewRequests(tx, ports, weeks, days);
  await postFlex(tx, weeks);
}

/** Classifies the marked weeks of these people by the rules: every completed day that has rules. */
export async function classMarked(
  tx: Transaction,
  ports: Pick<OvertimePorts, 'plansOf'>,
  employeeIds: readonly number[],
): Promise<{ weeks: Weeks[]; days: ClassedDay[] }> {
  await lockAbsencesOfAll(tx, employeeIds);
  const weeks = await takeMarks(tx, employeeIds);
  const isClosed = await closedDays(tx, weeks);
  const days = (await loadWorkedWeeks(tx, ports, weeks)).flatMap(({ employee_id, weeks: each, rulesOn, holidays }) =>
    each
      .flatMap((week) => classify(week, rulesOn, holidays))
      .flatMap((day): ClassedDay[] => {
        const rules = rulesOn(day.date);
        return rules && !isClosed(employee_id, day.date) ? [{ ...day, employee_id, rules }] : [];
      }),
  );
  await keepClasses(tx, weeks, days);
  return { weeks, days };
}

/** Closed days count in their week, but do not change. */
async function closedDays(tx: Transaction, weeks: readonly Weeks[]): Promise<(employee_id: number, date: string) => boolean> {
  const { rows } = await sql<{ employee_id: number; from_date: string; to_date: string }>`
    select employee_id, from_date, to_date from pay_closings where employee_id = any(${weeks.map(({ employee_id }) => employee_id)}::int[])`.execute(
    tx,
  );
  const closed = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return (employee_id, date) => closed.get(employee_id)?.some(({ from_date, to_date }) => from_date <= date && date <= to_date) ?? false;
}

/** Weeks are processed as a whole, because one day can change which minutes of others are beyond the weekly limit. */
async function takeMarks(tx: Transaction, employeeIds: readonly number[]): Promise<Weeks[]> {
  const { rows } = await sql<Weeks>`
    with taken as (delete from hours_to_class where employee_id = any(${employeeIds}::int[]) returning *)
    select employee_id, date_trunc('week', min(from_date))::date as "from", (date_trunc('week', max(to_date)) + interval '6 days')::date as "to"
    from taken group by employee_id order by employee_id`.execute(tx);
  return rows;
}

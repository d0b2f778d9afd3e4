import { leaves } from '@cadre/contract/resources/leaves';
import type { LeaveDay } from '@cadre/rules/leave/count-leave';
import { audit, type LogEntry } from '../../../crud/audit.ts';
import { tellOwner } from '../../../crud/tell.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { postUsage } from '../balances/post-usage.ts';
import { inUnits } from '../categories/amounts.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { leavePath } from './leave-path.ts';
import { lockLeaveOf } from './lock-leave-of.ts';
import { countDays, type LeaveWorks, type StoredLeave } from './stored-leave.ts';

/** A holiday that came, went or moved gives days back or takes them: of leaves that are marked, of these people or of all. */
export async function recountLeaves(db: Database, works: Pick<LeaveWorks, 'plansOf'>, employeeIds?: readonly number[]): Promise<void> {
  const some = employeeIds ? sql`where l.employee_id = any(${employeeIds}::int[])` : sql``;
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select distinct l.id, l.employee_id from leave_recounts m join leaves l on l.id = m.leave_id ${some} order by 2, 1`.execute(db);
  for (const { id, employee_id } of rows)
    await db.transaction(async (tx) => {
      await lockLeaveOf(tx, employee_id);
      await sql`delete from leave_recounts where leave_id = ${id}`.execute(tx);
      await recount(tx, works, id);
    });
}

type StoredDay = Columns<'leave_days', 'id' | 'date' | 'slot' | 'skipped'>;

async function recount(tx: Transaction, works: Pick<LeaveWorks, 'plansOf'>, id: number): Promise<void> {
  const { rows } = await sql<StoredLeave>`
    select * from leaves where id = ${id} and status in ('pending', 'approved', 'cancellation_requested') for update`.execute(tx);
  const [leave] = rows;
  const category = leave && (await loadCategories(tx, [leave.leave_category_id])).get(leave.leave_category_id);
  if (!leave || !category) return;
  const { days } = await countDays(tx, works, category, leave);
  const { rows: stored } = await sql<StoredDay>`
    select id, date, slot, skipped from leave_days where leave_id = ${id} and active and closed_month_of(employee_id, date, date) is null`.execute(
    tx,
  );
  const changed = stored.flatMap((day) => {
    const now = days.find(({ date, slot }) => date === day.date && slot === day.slot);
    return now && isHoliday(now) !== isHoliday(day) ? [{ ...now, id: day.id, amount: inUnits(now.amount) }] : [];
  });
  if (changed.length === 0) return;
  await sql`
    update leave_days d set minutes = n.minutes, amount = n.amount, skipped = n.skipped
    from json_to_recordset(${JSON.stringify(changed)}::json) as n (id int, minutes int, amount numeric, skipped text) where d.id = n.id`.execute(
    tx,
  );
  await noteAmount(tx, leave, category.limits.unit);
  await postUsage(tx, [id]);
}

/** Only what a holiday changes: a day that a planner has cleared since, because somebody is away, is taken all the same. */
const isHoliday = ({ skipped }: Pick<LeaveDay, 'skipped'> | StoredDay): boolean => skipped === 'holiday';

async function noteAmount(tx: Transaction, leave: StoredLeave, unit: string): Promise<void> {
  const { rows } = await sql<{ amount: string }>`
    update leaves set amount = (select coalesce(sum(d.amount), 0) from leave_days d where d.leave_id = leaves.id and d.active),
      version = version + 1, updated_at = now()
    where id = ${leave.id} returning amount`.execute(tx);
  const [before, after] = [Number(leave.amount), Number(rows[0]?.amount)];
  const { id, title: label, employee_id } = leave;
  audit(tx, {
    ...byCalendar,
    action: 'update',
    model: leaves.name,
    model_id: id,
    label,
    employee_id,
    changes: [{ field: 'amount', old: before, new: after }],
  });
  await tellOwner({ tx, resource: leaves, behaviour: { pathFor: leavePath }, row: leave }, 'leave_recounted', {
    amount: String(after),
    unit,
  });
}

/** What nobody did but the calendar. */
const byCalendar: Pick<LogEntry, 'actor' | 'trace'> = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};

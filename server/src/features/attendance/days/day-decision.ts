import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { Day } from '@cadre/rules/calendar';
import { audit } from '../../../crud/write/audit.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { refuseOwn, requireEmployee } from '../punches/require-employees.ts';
import { lockEmployees } from './lock-employees.ts';

export type Decision = Columns<'attendance_overrides', 'status' | 'worked_minutes' | 'reason'>;
type DecidedDay = { employee_id: number; name: string; date: Day; decision: Decision | null };

/** The decision on a day so far; employees cannot decide their own days. */
export async function lockDecision(tx: Transaction, actor: Actor, employee_id: number, date: Day): Promise<DecidedDay> {
  const { name } = await requireEmployee(tx, actor, 'override_day', employee_id);
  refuseOwn(actor, [employee_id]);
  await lockEmployees(tx, [employee_id]);
  const { rows } = await sql<Decision>`
    select status, worked_minutes, reason from attendance_overrides where employee_id = ${employee_id} and date = ${date}::date`.execute(
    tx,
  );
  return { employee_id, name, date, decision: rows[0] ?? null };
}

const fields = ['status', 'worked_minutes', 'reason'] as const;

export async function noteDecision(
  tx: Transaction,
  { actor, trace }: Pick<CallContext, 'actor' | 'trace'>,
  { employee_id, name, date, decision: before }: DecidedDay,
  after: Decision | null,
): Promise<void> {
  const { rows } = await sql<Columns<'attendance_days', 'id'>>`
    select id from attendance_days where employee_id = ${employee_id} and date = ${date}::date`.execute(tx);
  const changes = fields
    .map((field) => ({ field, old: before?.[field] ?? null, new: after?.[field] ?? null }))
    .filter((change) => change.old !== change.new);
  const label = `${name}, ${date}`;
  audit(tx, { actor, trace, action: 'update', model: attendanceDays.name, model_id: rows[0]?.id, label, employee_id, changes });
}

import { tasks } from '@cadre/contract/resources/tasks';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { StoredTask } from '../stored-card.ts';
import { billableOf, judgeTask, wantedFrom } from './judge-task.ts';

const isOpen = sql<boolean>`(r.status in ('draft', 'rejected') and r.statement_id is null
  and exists (select from time_cards c where c.id = r.time_card_id and c.status in ('draft', 'rejected')))`;

export const tasksBehaviour: Behaviour = {
  columns: { hours: () => sql`round(r.minutes / 60.0, 2)::float8` },
  can: { update: () => isOpen, delete: () => isOpen },
  /** Locks the card before its rows, like every submission or decision. */
  async lockFirst(tx, id) {
    await sql`select from time_cards where id = (select time_card_id from tasks where id = ${id}) for update`.execute(tx);
  },
  beforeWrite: (write) => (write.before ? changeTask(write, write.before as StoredTask) : beginTask(write)),
};

async function beginTask(write: Write): Promise<void> {
  const { tx, caller, values } = write;
  values.employee_id ??= caller.actor.employee_id;
  if (values.employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  const { rows } = await sql<{ reached: boolean }>`
    select ${covers(tasks, caller.actor, 'create')} as reached from employees r where r.id = ${values.employee_id}`.execute(tx);
  if (!rows[0]) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  if (!rows[0].reached) throw new Problem('not_allowed');
  values.work_type ??= 'normal';
  await settle(write, undefined);
}

async function changeTask(write: Write, before: StoredTask): Promise<void> {
  const { values } = write;
  if (values.employee_id !== undefined && values.employee_id !== before.employee_id)
    throw invalid({ employee_id: [{ code: 'unknown_field' }] });
  if (values.work_type === null) values.work_type = 'normal';
  await settle(write, before);
}

async function settle({ tx, values }: Write, before: StoredTask | undefined): Promise<void> {
  const row = { ...before, ...values } as StoredTask;
  const judged = await judgeTask(tx, wantedFrom(row, before));
  values.billable = billableOf(judged, values.billable as boolean | null | undefined, row, before);
}

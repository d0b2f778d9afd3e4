import type { voidPunch as voidPunchCall } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { audit } from '../../../crud/audit.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { idOf, readRow } from '../../../crud/read.ts';
import { lockRow } from '../../../crud/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockEmployees } from '../days/lock-employees.ts';
import { settleDays } from '../days/settle-days.ts';
import { refuseOwn } from './demand-employees.ts';

/** The punch stays where it is and no longer counts. */
export async function voidPunch(house: House, behaviours: Behaviours, asked: Asked<typeof voidPunchCall>) {
  const { actor, trace, body, t } = asked;
  const id = idOf(asked.params.id);
  const data = await house.db.transaction(async (tx) => {
    await lockWhose(tx, id);
    const row = await lockRow(tx, attendances, asked, 'void', id);
    const employee_id = row.employee_id as number;
    refuseOwn(actor, [employee_id]);
    if (row.state === 'voided') throw new Problem('already_voided');
    await sql`
      update attendances set state = 'voided', voided_at = now(), void_reason = ${body.reason}, version = version + 1, updated_at = now(),
        updated_by_id = ${actor.user_id} where id = ${id}`.execute(tx);
    const changes = [
      { field: 'state', old: row.state, new: 'voided' },
      { field: 'void_reason', old: null, new: body.reason },
    ];
    const label = String(row.local_time);
    audit(tx, { actor, trace, action: 'update', model: attendances.name, model_id: id, label, employee_id, changes });
    await settleDays(tx, [employee_id]);
    return readRow(tx, attendances, behaviours.attendances ?? {}, actor, id);
  });
  return { message: t('done.punch_voided'), data };
}

/** The lock of the person comes before that of the punch: whoever settles takes them in this order, too. */
async function lockWhose(tx: Transaction, id: number): Promise<void> {
  const { rows } = await sql<Columns<'attendances', 'employee_id'>>`select employee_id from attendances where id = ${id}`.execute(tx);
  if (rows[0]) await lockEmployees(tx, [rows[0].employee_id]);
}

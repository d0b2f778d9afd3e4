import type { sendCommand } from '@cadre/contract/calls/device-commands';
import { employees } from '@cadre/contract/resources/employees';
import { reach } from '../../../crud/access.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Wish } from '../commands/queue-command.ts';
import type { KnownDevice } from '../intake/known-device.ts';

type Wanted = Asked<typeof sendCommand>;

/** As much of a name as the display of a terminal shows. */
const longestName = 24;

/** Somebody is to be known to the device, or a number is to be forgotten by it. */
export const userWish = (tx: Transaction, asked: Wanted, device: KnownDevice): Promise<Wish> =>
  asked.body.kind === 'push_employee' ? pushed(tx, asked, device) : removed(asked);

async function pushed(tx: Transaction, { actor, body }: Wanted, device: KnownDevice): Promise<Wish> {
  if (!body.employee_id) throw invalid({ employee_id: [{ code: 'required' }] });
  const { rows } = await sql<{ name: string; pin: string | null }>`
    select r.name, coalesce(
      (select u.pin from device_users u where u.device_id = ${device.id} and u.employee_id = r.id and u.to_date is null order by u.id limit 1),
      r.device_user_code) as pin
    from employees r where r.id = ${body.employee_id} and ${reach(employees, actor, 'employees.view')}`.execute(tx);
  const [employee] = rows;
  if (!employee) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  const { name, pin } = employee;
  if (pin === null) throw new Problem('device_code_missing');
  await sql`
    insert into device_users (device_id, pin, employee_id, matched_by, name_on_device)
    values (${device.id}, ${pin}, ${body.employee_id}, 'push', ${name.slice(0, longestName)}) on conflict do nothing`.execute(tx);
  return { wish: `user:${pin}`, command: { kind: 'update_user', pin, name: name.slice(0, longestName) } };
}

async function removed({ body }: Wanted): Promise<Wish> {
  if (!body.pin) throw invalid({ pin: [{ code: 'required' }] });
  return { wish: `user:${body.pin}`, command: { kind: 'delete_user', pin: body.pin } };
}

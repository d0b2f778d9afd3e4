import type { sendCommand } from '@cadre/contract/calls/device-commands';
import { devices } from '@cadre/contract/resources/devices';
import { employees } from '@cadre/contract/resources/employees';
import { reach } from '../../../crud/access/access.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Input } from '../commands/queue-command.ts';
import type { KnownDevice } from '../intake/known-device.ts';

type CommandContext = CallContext<typeof sendCommand>;

/** As much of a name as the display of a terminal shows. */
const longestName = 24;

/** Adds an employee to the device, or removes a number from it. */
export function userCommand(tx: Transaction, context: CommandContext, device: KnownDevice): Promise<Input> {
  if (context.body.kind === 'push_employee') return pushed(tx, context, device);
  return context.body.kind === 'copy_user' ? copied(tx, context, device) : removed(context);
}

async function pushed(tx: Transaction, { actor, body }: CommandContext, device: KnownDevice): Promise<Input> {
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

type User = Columns<'device_users', 'employee_id' | 'name_on_device' | 'card_no'>;

/** As another device knows them: number, name and card. Fingers and faces are on no device but the one they were shown to. */
async function copied(tx: Transaction, { actor, body }: CommandContext, device: KnownDevice): Promise<Input> {
  const { from_device_id, pin } = body;
  if (!from_device_id) throw invalid({ from_device_id: [{ code: 'required' }] });
  if (!pin) throw invalid({ pin: [{ code: 'required' }] });
  const { rows } = await sql<User>`
    select u.employee_id, u.name_on_device, u.card_no from device_users u join devices r on r.id = u.device_id
    where u.device_id = ${from_device_id} and u.device_id <> ${device.id} and u.pin = ${pin} and u.to_date is null and ${reach(devices, actor, 'devices.view')}`.execute(
    tx,
  );
  const [user] = rows;
  if (!user) throw invalid({ pin: [{ code: 'missing_reference' }] });
  await refuseTaken(tx, device, pin, user);
  const { employee_id, name_on_device, card_no } = user;
  await sql`
    insert into device_users (device_id, pin, employee_id, matched_by, name_on_device, card_no)
    values (${device.id}, ${pin}, ${employee_id}, ${employee_id === null ? null : 'push'}, ${name_on_device}, ${card_no})
    on conflict do nothing`.execute(tx);
  const card = card_no === null ? {} : { card: card_no };
  return { wish: `user:${pin}`, command: { kind: 'update_user', pin, name: (name_on_device ?? '').slice(0, longestName), ...card } };
}

/** Refuses a number that belongs to another employee on the target device, where it would count for the wrong person. */
async function refuseTaken(tx: Transaction, device: KnownDevice, pin: string, { employee_id }: User): Promise<void> {
  const { rows } = await sql`
    select from device_users u where u.device_id = ${device.id} and u.pin = ${pin} and u.to_date is null
      and u.employee_id is distinct from ${employee_id}::int`.execute(tx);
  if (rows.length > 0) throw new Problem('pin_is_taken', { extra: { pin } });
}

async function removed({ body }: CommandContext): Promise<Input> {
  if (!body.pin) throw invalid({ pin: [{ code: 'required' }] });
  return { wish: `user:${body.pin}`, command: { kind: 'delete_user', pin: body.pin } };
}

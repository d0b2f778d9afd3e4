import { momentAt } from '@cadre/rules/attendance/plan/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import type { OperationLine, OperlogLine, UserLine } from '../protocol/parse-operlog.ts';
import type { AdmittedRequest } from './device-request.ts';
import { noteHeard, stampsOf } from './note-heard.ts';

/** Operations at the device, and its users. Fingerprints, faces and pictures end here. */
export async function takeOperlog(services: Services, request: AdmittedRequest, lines: OperlogLine[]): Promise<void> {
  const { device, query } = request;
  await services.db.transaction(async (tx) => {
    await noteHeard(tx, request, stampsOf('operlog', query.opstamp ?? query.stamp));
    await keepOperations(
      tx,
      device,
      lines.filter((line) => line.kind === 'operation'),
    );
    await keepUsers(
      tx,
      device,
      lines.filter((line) => line.kind === 'user'),
    );
  });
}

export async function keepOperations(tx: Transaction, device: KnownDevice, lines: OperationLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ code, operator, local_time, object, values }) => ({
    code,
    operator: operator.slice(0, 40),
    sent_time: local_time ?? '',
    occurred_at: local_time && new Date(momentAt(device.timezone, local_time.slice(0, 10), local_time.slice(11)).at),
    values_sent: [object, ...values].map((value) => value.slice(0, 60)).slice(0, 8),
  }));
  await sql`
    insert into device_operations (device_id, code, operator, sent_time, occurred_at, values_sent)
    select ${device.id}, o.code, o.operator, o.sent_time, o.occurred_at, o.values_sent
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (
      code int, operator text, sent_time text, occurred_at timestamptz, values_sent text[])
    on conflict do nothing`.execute(tx);
}

/** Stores the users of the device: their names help to identify the holder of a number. The last line about a number applies. */
async function keepUsers(tx: Transaction, device: KnownDevice, lines: UserLine[]): Promise<void> {
  const users = [...new Map(lines.filter(({ pin }) => pin.length <= 40).map((line) => [line.pin, line])).values()];
  if (users.length === 0) return;
  const rows = users.map(({ pin, name, card, privilege }) => ({
    pin,
    name: name.slice(0, 120) || null,
    card: card.slice(0, 40) || null,
    privilege,
  }));
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (pin text, name text, card text, privilege int)
    ), known as (
      update device_users u set name_on_device = t.name, card_no = t.card, privilege = t.privilege
      from told t where u.device_id = ${device.id} and u.pin = t.pin returning u.pin
    )
    insert into device_users (device_id, pin, name_on_device, card_no, privilege, employee_id, matched_by)
    select ${device.id}, t.pin, t.name, t.card, t.privilege, e.id, case when e.id is not null then 'employee_code' end
    from told t left join employees e on lower(e.device_user_code) = lower(t.pin)
    where t.pin not in (select pin from known)
    on conflict do nothing`.execute(tx);
}

import type { DeviceCommand } from '@cadre/contract/calls/device-commands';
import type { PunchBatch, punchBatches } from '@cadre/contract/calls/device-punches';
import type { DeviceExchange } from '@cadre/contract/calls/devices';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceOfParams } from './device-of-params.ts';
import { requireAll } from './require-all.ts';

export async function listExchanges({ db }: Services, context: CallContext) {
  const { id } = await deviceOfParams(db, context, 'devices.view');
  const { rows } = await sql<DeviceExchange>`
    select id, at, method, path, ip, body_bytes, body_start, status, answer, refused_for
    from device_exchanges where device_id = ${id} order by id desc limit 200`.execute(db);
  return { data: rows };
}

export async function listCommands({ db }: Services, context: CallContext) {
  const { id } = await deviceOfParams(db, context, 'devices.view');
  const { rows } = await sql<DeviceCommand>`
    select id, number, command, status, attempts, created_at, sent_at, answered_at, return_code
    from device_commands where device_id = ${id} order by number desc limit 100`.execute(db);
  return { data: rows };
}

export async function listBatches({ db }: Services, { actor, query }: CallContext<typeof punchBatches>) {
  requireAll(actor, 'devices.view');
  const ofDevice = query.device_id ? sql`b.device_id = ${query.device_id}` : sql`true`;
  const bySource = query.source ? sql`b.source = ${query.source}` : sql`true`;
  const { rows } = await sql<PunchBatch>`
    select b.id, case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as device, b.source, b.file_name,
      b.received_at, b.received, b.inserted, b.duplicates, b.quarantined, b.rejected, b.undone_at
    from punch_batches b left join devices d on d.id = b.device_id
    where ${ofDevice} and ${bySource} order by b.id desc limit 200`.execute(db);
  return { data: rows };
}

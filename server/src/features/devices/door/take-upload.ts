import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { type Delivery, receivePunches } from '../intake/receive-punches.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { linesOf } from '../protocol/lines-of.ts';
import { parseAttlog } from '../protocol/parse-attlog.ts';
import { parseOperlog } from '../protocol/parse-operlog.ts';
import { parseOptions } from '../protocol/parse-options.ts';
import { parseRtlog } from '../protocol/parse-rtlog.ts';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';
import { noteExchange } from './note-exchange.ts';
import { noteFacts } from './note-facts.ts';
import { noteHeard } from './note-heard.ts';
import { takeOperlog } from './take-operlog.ts';

/** `POST cdata`: what happened at the device, by table. It is acknowledged once all of it is safe, with the number of its lines. */
export async function takeUpload(house: House, request: AdmittedRequest): Promise<DeviceAnswer> {
  const { query, body } = request;
  const text = decodeBody(body, request.device.language);
  const table = (query.table ?? query.type ?? '').toLowerCase();
  const counted = ok(`OK: ${linesOf(text).length}`);
  switch (table) {
    case 'attlog':
      return takePunches(house, request, parseAttlog(text), counted);
    case 'rtlog':
      return takePunches(house, request, punchesAmong(text), ok());
    case 'tabledata': {
      const what = (query.tablename ?? '').toLowerCase();
      const taken = ok(`${query.tablename ?? ''}=${linesOf(text).length}`);
      if (what === 'transaction') return takePunches(house, request, punchesAmong(text), taken);
      await takeOperlog(house, request, parseOperlog(text, what === 'user' ? 'USER' : what));
      return taken;
    }
    case 'options':
      await noteFacts(house.db, request.device, parseOptions(text));
      return ok();
    case 'operlog':
    case 'userinfo':
    case 'user':
      await takeOperlog(house, request, parseOperlog(text, table));
      return counted;
    case 'biodata':
    case 'attphoto':
    case 'errorlog':
      return counted;
    default:
      return ok();
  }
}

const punchesAmong = (text: string) => parseRtlog(text).flatMap((line) => ('event' in line ? [] : [line]));

/** One transaction: the punches, that the device was heard, where it is in its log, and what was said. */
async function takePunches(house: House, request: AdmittedRequest, lines: Delivery['lines'], answer: DeviceAnswer): Promise<DeviceAnswer> {
  const { device, query, received_at } = request;
  await house.db.transaction(async (tx) => {
    // The lock on the device comes first, so that the same batch twice at once waits for itself.
    await noteHeard(tx, request, 'attlog', query.stamp);
    const { inserted, quarantined } = await receivePunches(tx, { device, source: 'device', lines, received_at });
    if (lines.length === 1 && inserted + quarantined === 1) await noteDrift(tx, device);
    await noteExchange(tx, request, answer);
  });
  return { ...answer, note: false };
}

/** How far its clock is off: the median of what came one by one, as it does in real time. */
async function noteDrift(tx: Transaction, device: KnownDevice): Promise<void> {
  await sql`
    update devices set clock_drift_seconds = (
      select round(percentile_cont(0.5) within group (order by extract(epoch from p.received_at - p.occurred_at)))::int
      from (select received_at, occurred_at from raw_punches
        where device_id = ${device.id} and source = 'device' and batch_id is null
          and occurred_at between received_at - interval '12 hours' and received_at + interval '12 hours'
        order by received_at desc, id desc limit 20) p)
    where id = ${device.id}`.execute(tx);
}

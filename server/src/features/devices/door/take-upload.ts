import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import type { Delivery } from '../intake/delivery.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { lockDevice } from '../intake/lock-device.ts';
import { receiveInBatches } from '../intake/receive-in-batches.ts';
import { dialectOf } from '../protocol/command-line.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { linesOf } from '../protocol/lines-of.ts';
import { parseAttlog } from '../protocol/parse-attlog.ts';
import { type OperationLine, parseOperlog } from '../protocol/parse-operlog.ts';
import { parseOptions } from '../protocol/parse-options.ts';
import { type DoorEvent, parseRtlog } from '../protocol/parse-rtlog.ts';
import { type AdmittedRequest, type DeviceAnswer, ok } from './device-request.ts';
import { noteDoor } from './handshake.ts';
import { exchangeOf, trimExchanges } from './note-exchange.ts';
import { noteFacts } from './note-facts.ts';
import { stampsOf } from './note-heard.ts';
import { keepOperations, takeOperlog } from './take-operlog.ts';

/** `POST cdata`: the data of a device, by table. It is acknowledged once all of it is stored, usually with the number of its lines. */
export async function takeUpload(services: Services, request: AdmittedRequest): Promise<DeviceAnswer> {
  const { query, body } = request;
  const text = decodeBody(body, request.device.language);
  const table = (query.table ?? query.type ?? '').toLowerCase();
  const counted = ({ length }: readonly unknown[]): DeviceAnswer => ok(`OK: ${length}`);
  switch (table) {
    case 'attlog': {
      const lines = parseAttlog(text);
      return takePunches(services, request, lines, counted(lines));
    }
    case 'rtlog':
      return takeEntries(services, request, text, ok());
    case 'transaction':
      return takeEntries(services, request, text, tableTaken(request, 'transaction', text));
    case 'tabledata': {
      const what = (query.tablename ?? '').toLowerCase();
      const taken = tableTaken(request, query.tablename ?? '', text);
      if (what === 'transaction') return takeEntries(services, request, text, taken);
      await takeOperlog(services, request, parseOperlog(text, what === 'user' ? 'USER' : what));
      return taken;
    }
    case 'options':
      await noteFacts(services.db, request.device, parseOptions(text));
      return ok();
    case 'operlog':
    case 'userinfo':
    case 'user':
      await takeOperlog(services, request, parseOperlog(text, table));
      return counted(linesOf(text));
    case 'biodata':
    case 'attphoto':
    case 'errorlog':
      return counted(linesOf(text));
    default:
      return ok();
  }
}

/** Acknowledges a table to an access terminal with the number of its rows: the count that it sent, or else the lines received. */
const tableTaken = ({ query }: AdmittedRequest, table: string, text: string): DeviceAnswer =>
  ok(`${table}=${/^\d{1,9}$/.test(query.count ?? '') ? query.count : linesOf(text).length}`);

/** Entries through a door; refused ones are stored as operations of the device. */
async function takeEntries(services: Services, request: AdmittedRequest, text: string, answer: DeviceAnswer): Promise<DeviceAnswer> {
  if (dialectOf(request.device.protocol) !== 'acc') await noteDoor(services, request);
  const lines = parseRtlog(text);
  const refused = lines.flatMap((line) => ('event' in line && line.pin !== null ? [refusedEntry(line)] : []));
  if (refused.length > 0) await services.db.transaction((tx) => keepOperations(tx, request.device, refused));
  return takePunches(
    services,
    request,
    lines.flatMap((line) => ('event' in line ? [] : [line])),
    answer,
  );
}

/** The numbers of doors begin where those of terminals have ended. */
const doorEvents = 1000;
const refusedEntry = ({ event, pin, local_time, line_no, raw_line }: DoorEvent): OperationLine => ({
  kind: 'operation',
  line_no,
  raw_line,
  code: doorEvents + (event ?? 0),
  operator: pin ?? '',
  local_time,
  object: '',
  values: [],
});

/** One transaction stores the punches, the contact, the log position and the exchange; for many lines it is the last transaction. */
async function takePunches(
  services: Services,
  request: AdmittedRequest,
  lines: Delivery['lines'],
  answer: DeviceAnswer,
): Promise<DeviceAnswer> {
  const { device, query, received_at } = request;
  await receiveInBatches(
    services.db,
    { device, source: 'device', lines, received_at, stamps: stampsOf('attlog', query.stamp) },
    {
      begin: async (tx, isLast) =>
        trimExchanges(tx, device.id, await lockDevice(tx, device.id, isLast ? exchangeOf(request, answer) : undefined)),
      end: async (tx, { inserted, quarantined }) => {
        if (lines.length === 1 && inserted + quarantined === 1) await noteDrift(tx, device);
      },
    },
  );
  return { ...answer, note: false };
}

/** Stores the drift of the device clock: the median over punches that arrived one by one, which means in real time. */
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

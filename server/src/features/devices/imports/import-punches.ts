import type { PunchImport } from '@cadre/contract/calls/devices';
import { audit } from '../../../crud/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid } from '../../../platform/problem.ts';
import { demandAll } from '../calls/demand-all.ts';
import { deviceBySerial, deviceWhere, type KnownDevice } from '../intake/known-device.ts';
import { receivePunches } from '../intake/receive-punches.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { parseAttlogFile } from '../protocol/parse-attlog-file.ts';
import type { ReadLine } from '../protocol/punch-line.ts';
import { syncedText } from '../sync/synced-text.ts';
import { foreseeImport } from './foresee-import.ts';
import { readCsv } from './read-csv.ts';
import { readSentFile, type SentFile } from './sent-file.ts';

type ReadFile = Pick<PunchImport, 'format' | 'headings' | 'mapping'> & { device: KnownDevice; lines: ReadLine[] };

/** A file of punches, from the stick of a device or from another program. A dry run tells what would happen and changes nothing. */
export async function importPunches(house: House, asked: Asked) {
  demandAll(asked.actor, 'attendances.sync');
  const sent = await readSentFile(asked);
  await house.scan(sent.bytes);
  const { device, lines, ...read } = await readFile(house, sent);
  const received_at = new Date();
  const data = await house.db.transaction(async (tx): Promise<PunchImport> => {
    const foreseen = await foreseeImport(tx, device, lines, received_at.getTime());
    if (sent.isDryRun) return { ...read, ...foreseen, batch_id: null };
    const { batch_id } = await receive(tx, asked, device, lines, sent.name, received_at);
    return { ...read, ...foreseen, batch_id };
  });
  const counts = { inserted: data.fresh, duplicates: data.duplicates, quarantined: data.unmapped + data.out_of_range };
  const message = asked.t('done.punches_synced', syncedText(counts));
  return { message, data };
}

async function receive(
  tx: Transaction,
  { actor, trace }: Asked,
  device: KnownDevice,
  lines: ReadLine[],
  file_name: string,
  received_at: Date,
) {
  await sql`select from devices where id = ${device.id} for update`.execute(tx);
  const received = await receivePunches(tx, { device, source: 'file', lines, received_at, user_id: actor.user_id, file_name });
  const changes = [{ field: 'punches', old: null, new: received.inserted }];
  audit(tx, { actor, trace, action: 'create', model: 'attendances', label: `${device.name}: ${file_name}`, changes });
  return received;
}

/** What the devices themselves write is known by its shape; everything else is a table with headings. */
async function readFile(house: House, sent: SentFile): Promise<ReadFile> {
  const isTable = /\.xlsx$/i.test(sent.name);
  const { format, serial, lines } = isTable ? unknownFile : parseAttlogFile(decodeBody(sent.bytes));
  const device = await deviceOf(house, sent.device_id, serial);
  if (format === 'unknown') return { format: 'csv', device, ...(await readCsv(house.db, sent.bytes, device.id, sent.mapping)) };
  return { format: format === 'glg' ? 'glg' : serial === null ? 'attlog' : 'attlog_bw', headings: [], mapping: {}, device, lines };
}

const unknownFile = { format: 'unknown', serial: null, lines: [] } as const;

/** The device that was named, which must be the one in the file where the file says so. */
async function deviceOf({ db }: House, device_id: number | undefined, serial: string | null): Promise<KnownDevice> {
  const own = serial === null ? undefined : await deviceBySerial(db, serial);
  if (device_id === undefined && !own) throw invalid({ device_id: [{ code: 'required' }] });
  if (device_id === undefined || own?.id === device_id) return own as KnownDevice;
  const named = await deviceWhere(db, sql`d.id = ${device_id}`);
  if (!named) throw invalid({ device_id: [{ code: 'missing_reference' }] });
  if (own) throw invalid({ device_id: [{ code: 'other_device' }] });
  return named;
}

import type { PunchImport } from '@cadre/contract/calls/device-punches';
import { audit } from '../../../crud/write/audit.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Again } from '../../../platform/http/idempotency.ts';
import type { Sent } from '../../../platform/http/read-upload.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Delivery } from '../intake/delivery.ts';
import { deviceBySerial, deviceWhere, type KnownDevice } from '../intake/known-device.ts';
import { lockDevice } from '../intake/lock-device.ts';
import { receiveInBatches } from '../intake/receive-in-batches.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { parseAttlogFile } from '../protocol/parse-attlog-file.ts';
import type { ReadLine } from '../protocol/punch-line.ts';
import { syncedText } from '../sync/synced-text.ts';
import { previewImport } from './preview-import.ts';
import { readCsv } from './read-csv.ts';

type ReadFile = Pick<PunchImport, 'format' | 'headings' | 'mapping'> & { device: KnownDevice; lines: ReadLine[] };

/** Imports a file of punches from a device's USB stick or another program. A dry run returns the result and changes nothing. */
export async function importPunches(services: Services, context: CallContext, file: Sent) {
  const sent = readSentFile(file);
  await services.scan(sent.bytes);
  const { device, lines, ...read } = await readFile(services, sent);
  const received_at = new Date();
  const preview = await previewImport(services.db, device, lines, received_at.getTime());
  const batch_id = sent.isDryRun
    ? null
    : (await receive(services, context, { device, source: 'file', lines, received_at, file_name: sent.name })).batch_id;
  const data: PunchImport = { ...read, ...preview, batch_id };
  const counts = { inserted: data.fresh, duplicates: data.duplicates, quarantined: data.unmapped + data.out_of_range };
  const message = context.t('done.punches_synced', syncedText(counts));
  return { message, data };
}

function receive({ db }: Services, { actor, trace }: CallContext, delivery: Omit<Delivery, 'batch'>) {
  const { device, file_name } = delivery;
  const label = `${device.name}: ${file_name}`;
  return receiveInBatches(
    db,
    { ...delivery, user_id: actor.user_id },
    {
      begin: (tx) => lockDevice(tx, device.id),
      end: async (tx, { inserted }) => {
        const changes = [{ field: 'punches', old: null, new: inserted }];
        audit(tx, { actor, trace, action: 'create', model: 'attendances', label, changes });
      },
    },
  );
}

/** Files written by devices are recognized by their shape; everything else is a table with headings. */
async function readFile(services: Services, sent: SentFile): Promise<ReadFile> {
  const isTable = /\.xlsx$/i.test(sent.name);
  const { format, serial, lines } = isTable ? unknownFile : await parseAttlogFile(decodeBody(sent.bytes));
  const device = await deviceOf(services, sent.device_id, serial);
  if (format === 'unknown') return { format: 'csv', device, ...(await readCsv(services.db, sent.bytes, device.id, sent.mapping)) };
  return { format: format === 'glg' ? 'glg' : serial === null ? 'attlog' : 'attlog_bw', headings: [], mapping: {}, device, lines };
}

const unknownFile = { format: 'unknown', serial: null, lines: [] } as const;

/** The named device, which must be the one in the file if the file names one. */
async function deviceOf({ db }: Services, device_id: number | undefined, serial: string | null): Promise<KnownDevice> {
  const own = serial === null ? undefined : await deviceBySerial(db, serial);
  if (device_id === undefined && !own) throw invalid({ device_id: [{ code: 'required' }] });
  if (device_id === undefined || own?.id === device_id) return own as KnownDevice;
  const named = await deviceWhere(db, sql`d.id = ${device_id}`);
  if (!named) throw invalid({ device_id: [{ code: 'missing_reference' }] });
  if (own) throw invalid({ device_id: [{ code: 'other_device' }] });
  return named;
}

type SentFile = {
  name: string;
  bytes: Buffer;
  device_id: number | undefined;
  isDryRun: boolean;
  mapping: Record<string, unknown> | undefined;
};

/** A file with its options: `device_id`, `dry_run`, `mapping`. */
function readSentFile({ name, bytes, fields }: Sent): SentFile {
  if (!/\.(dat|txt|csv|tsv|xlsx)$/i.test(name)) throw new Problem('file_type_refused', { args: { types: 'dat, txt, csv, xlsx' } });
  if (bytes.length === 0) throw new Problem('file_empty');
  return {
    name,
    bytes,
    device_id: idIn(fields.get('device_id')),
    isDryRun: fields.get('dry_run') === 'true',
    mapping: mappingIn(fields.get('mapping')),
  };
}

/** A repeat returns only the numbers; the lines were shown once. */
export const importedBefore: Again = async ({ t }, stored) => ({
  message: t('done.repeated'),
  data: { ...stored, headings: [], mapping: {}, preview: [] },
});

function idIn(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid({ device_id: [{ code: 'not_valid' }] });
  return Number(text);
}

function mappingIn(text: string | undefined): Record<string, unknown> | undefined {
  if (!text) return undefined;
  try {
    const mapping = JSON.parse(text);
    if (typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping)) return mapping;
  } catch {}
  throw invalid({ mapping: [{ code: 'not_valid' }] });
}

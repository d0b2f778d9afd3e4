import type { SyncOutcome } from '@cadre/contract/calls/device-punches';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { deviceBySerial, type KnownDevice } from '../intake/known-device.ts';
import { lockDevice } from '../intake/lock-device.ts';
import { receiveInBatches } from '../intake/receive-in-batches.ts';
import { isPunchLine } from '../protocol/punch-line.ts';
import type { SentRecords } from './read-records.ts';

/** Receives the records of one device. Sending them again changes nothing. */
export async function takeRecords(
  services: Services,
  { serial, timezone, lines }: SentRecords,
  t: Translate,
  by: { user_id?: number; device?: KnownDevice },
): Promise<SyncOutcome> {
  const known = by.device ?? (serial === undefined ? undefined : await deviceBySerial(services.db, serial));
  if (!known) throw invalid({ device: [{ code: serial === undefined ? 'required' : 'missing_reference' }] });
  if (known.status === 'disabled') throw new Problem('device_is_disabled');
  const device = timezone === undefined ? known : { ...known, timezone, readings: [] };
  const received_at = new Date();
  const { inserted, quarantined } = await receiveInBatches(
    services.db,
    { device, source: 'sync', lines, received_at, user_id: by.user_id },
    { begin: (tx) => lockDevice(tx, device.id) },
  );
  const rejected = lines.flatMap((line) =>
    isPunchLine(line)
      ? []
      : [
          {
            index: line.line_no - 1,
            error: t(`nouns.raw-punches.options.outcome_reason.${line.reason === 'pin' ? 'no_pin' : 'not_readable'}`),
          },
        ],
  );
  const duplicates = lines.length - rejected.length - inserted - quarantined;
  return { received: lines.length, inserted, duplicates, quarantined, rejected };
}

import type { syncAttendances as call } from '@cadre/contract/calls/device-punches';
import type { Asked } from '../../../platform/http/asked.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAll } from '../calls/require-all.ts';
import { askDevices } from './ask-devices.ts';
import { readRecords } from './read-records.ts';
import { syncedText } from './synced-text.ts';
import { takeRecords } from './take-records.ts';

/** `{}`: the devices have to send new punches. With `records`: stores the punches that a program in their network read. */
export async function syncAttendances(services: Services, asked: Asked<typeof call>) {
  requireAll(asked.actor, 'attendances.sync');
  if (!asked.body.records) return askDevices(services, asked);
  const data = await takeRecords(services, readRecords(asked.body), asked.t, { user_id: asked.actor.user_id });
  return { message: asked.t('done.punches_synced', syncedText(data)), data };
}

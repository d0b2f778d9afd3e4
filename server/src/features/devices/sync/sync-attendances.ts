import type { syncAttendances as call } from '@cadre/contract/calls/device-punches';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { demandAll } from '../calls/demand-all.ts';
import { askDevices } from './ask-devices.ts';
import { readRecords } from './read-records.ts';
import { syncedText } from './synced-text.ts';
import { takeRecords } from './take-records.ts';

/** `{}`: the devices have to send new punches. With `records`: stores the punches that a program in their network read. */
export async function syncAttendances(house: House, asked: Asked<typeof call>) {
  demandAll(asked.actor, 'attendances.sync');
  if (!asked.body.records) return askDevices(house, asked);
  const data = await takeRecords(house, readRecords(asked.body), asked.t, { user_id: asked.actor.user_id });
  return { message: asked.t('done.punches_synced', syncedText(data)), data };
}

import type { House } from '../../../platform/house.ts';
import type { Answer, Asked } from '../../../platform/http/asked.ts';
import { demandAll } from '../calls/demand-all.ts';
import { askDevices } from './ask-devices.ts';
import { readRecords } from './read-records.ts';
import { syncedText } from './synced-text.ts';
import { takeRecords } from './take-records.ts';

/** `{}`: the devices are asked for what is new. With `records`: what a program in their network read is taken in. */
export async function syncAttendances(house: House, asked: Asked): Promise<Answer> {
  demandAll(asked.actor, 'attendances.sync');
  const body = (asked.body ?? {}) as Record<string, unknown>;
  if (!('records' in body)) return askDevices(house, asked, body);
  const sent = readRecords(body);
  const data = await takeRecords(house, sent, asked.t, { user_id: asked.actor.user_id });
  return { message: asked.t('done.punches_synced', syncedText(data)), data };
}

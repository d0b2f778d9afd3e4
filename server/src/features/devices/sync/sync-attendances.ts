import type { syncAttendances as call } from '@cadre/contract/calls/device-punches';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAll } from '../calls/require-all.ts';
import { askDevices } from './ask-devices.ts';
import { readRecords } from './read-records.ts';
import { syncedText } from './synced-text.ts';
import { takeRecords } from './take-records.ts';

/** `{}`: the devices have to send new punches. With `records`: stores the punches that a program in their network read. */
export async function syncAttendances(services: Services, context: CallContext<typeof call>) {
  requireAll(context.actor, 'attendances.sync');
  if (!context.body.records) return askDevices(services, context);
  const data = await takeRecords(services, readRecords(context.body), context.t, { user_id: context.actor.user_id });
  return { message: context.t('done.punches_synced', syncedText(data)), data };
}

import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import type { Caller } from '../../crud/access/caller.ts';
import { readerOf } from '../../crud/exports/reader-of.ts';
import type { Services } from '../../platform/services.ts';

/** Today, where the reader is. */
export const todayOf = async (services: Services, caller: Caller): Promise<string> =>
  localDayAt((await readerOf(services, caller, { timezone: undefined })).zone, Date.now());

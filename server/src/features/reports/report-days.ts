import { localDayAt } from '@cadre/rules/attendance/zone';
import type { Asker } from '../../crud/asker.ts';
import { readerOf } from '../../crud/exports/reader-of.ts';
import type { Services } from '../../platform/services.ts';

/** Today, where the reader is. */
export const todayOf = async (services: Services, asker: Asker): Promise<string> =>
  localDayAt((await readerOf(services, asker, { timezone: undefined })).zone, Date.now());

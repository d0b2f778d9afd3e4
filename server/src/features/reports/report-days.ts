import { localDayAt } from '@cadre/rules/attendance/zone';
import type { Asker } from '../../crud/asker.ts';
import { readerOf } from '../../crud/exports/reader-of.ts';
import type { House } from '../../platform/house.ts';

/** Today, where the reader is. */
export const todayOf = async (house: House, asker: Asker): Promise<string> =>
  localDayAt((await readerOf(house, asker, { timezone: undefined })).zone, Date.now());

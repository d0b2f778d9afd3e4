import { removeOrphans } from '../../platform/files/remove-orphans.ts';
import type { House } from '../../platform/house.ts';
import { checkAnchor } from './anchor.ts';

/** Files without a row are only rubbish if the store belongs to this database: one that was restored or begun anew knows too few rows. */
export async function tidyFiles(house: House): Promise<void> {
  const { state } = await checkAnchor(house.db, house);
  if (state === 'holds') await removeOrphans(house);
  else house.log.warn({ state }, 'files without a record are kept, as the store may belong to another database');
}

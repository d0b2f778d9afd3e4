import { removeOrphans } from '../../platform/files/remove-orphans.ts';
import type { Services } from '../../platform/services.ts';
import { checkAnchor } from './anchor.ts';

/** Files without a row are only rubbish if the store belongs to this database: a restored or new one has too few rows. */
export async function tidyFiles(services: Services): Promise<void> {
  const { state } = await checkAnchor(services.db, services);
  if (state === 'holds') await removeOrphans(services);
  else services.log.warn({ state }, 'files without a record are kept, as the store may belong to another database');
}

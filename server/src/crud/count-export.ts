import { countAttempt, limits, refuseBlocked } from '../platform/access/attempts.ts';
import type { House } from '../platform/house.ts';
import type { Asked } from '../platform/http/asked.ts';

/** Counts a wish to carry off a list, and refuses one too many. */
export async function countExport({ db }: House, { actor }: Pick<Asked, 'actor'>): Promise<void> {
  const key = `export:${actor.user_id}`;
  await refuseBlocked(db.run, [key]);
  await countAttempt(db.run, key, limits.exportByUser);
}

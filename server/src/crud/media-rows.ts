import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import type { House } from '../platform/house.ts';

/** Rows go with the transaction, files only after it: a file without a row is rubbish, a row without a file would be a loss. */
export async function removeAllMedia(house: House, tx: Transaction, of: Resource, id: number): Promise<void> {
  const gone = await tx.query.deleteFrom('media').where('model', '=', of.name).where('model_id', '=', id).returning('stored_as').execute();
  forgetFiles(house, tx, gone);
}

export function forgetFiles(house: House, tx: Transaction, gone: { stored_as: string }[]): void {
  for (const { stored_as } of gone) tx.afterCommit(() => house.files.remove(stored_as));
}

import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';

/** Rows go with the transaction, files only after it: a file without a row is rubbish, a row without a file would be a loss. */
export async function removeAllMedia(services: Services, tx: Transaction, resource: Resource, id: number): Promise<void> {
  const { rows: gone } = await sql<Columns<'media', 'stored_as'>>`
    delete from media where model = ${resource.name} and model_id = ${id} returning stored_as`.execute(tx);
  forgetFiles(services, tx, gone);
}

export function forgetFiles(services: Services, tx: Transaction, gone: { stored_as: string }[]): void {
  for (const { stored_as } of gone) tx.afterCommit(() => services.files.remove(stored_as));
}

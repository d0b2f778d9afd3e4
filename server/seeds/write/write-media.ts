import { createHash } from 'node:crypto';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { Files } from '../../src/platform/files/files.ts';
import { insertRows } from './insert-rows.ts';

export type SeedFile = { model: string; model_id: number; collection: string; name: string; type: string; bytes: Buffer };

/** The name in the store follows from the content and its record, so that the same company has the same files. */
export async function writeMedia(tx: Transaction, files: Files, seeded: SeedFile[], created_by_id: number): Promise<void> {
  const rows = seeded.map(({ bytes, ...file }) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const stored_as = createHash('sha256').update(`${file.model} ${file.model_id} ${sha256}`).digest('hex').slice(0, 48);
    return { bytes, row: { ...file, size: bytes.length, sha256, stored_as, created_by_id } };
  });
  for (const { bytes, row } of rows) await files.put(row.stored_as, bytes);
  await insertRows(
    tx,
    'media',
    {
      model: 'text',
      model_id: 'int',
      collection: 'text',
      name: 'text',
      type: 'text',
      size: 'int',
      sha256: 'text',
      stored_as: 'text',
      created_by_id: 'int',
    },
    rows.map(({ row }) => row),
  );
}

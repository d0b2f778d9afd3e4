import { checkRecord } from '@cadre/contract/check';
import type { Fields } from '@cadre/contract/fields';
import type { ImportKind } from '../../../crud/write/import-kind.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Runner } from '../../../platform/database/database.ts';
import type { FileRow } from '../files/file-rows.ts';
import type { CheckedRow } from './check-rows.ts';
import { type Reading, readableOf, readRow } from './read-row.ts';
import { resolveReferences } from './resolve-references.ts';

type Input = Reading & { fields: Fields; language: string | undefined; did: () => void };

/** The dry run of other kinds than employees: read, resolve names, check as a form would, then by the rules of the kind. */
export async function checkKind(db: Runner, actor: Actor, kind: ImportKind, file: FileRow[], input: Input): Promise<CheckedRow[]> {
  const { fields, language, did, ...reading } = input;
  const readable = readableOf(reading, fields);
  const rows = await inBatches(file, ({ row_no, cells }) => {
    did();
    return readRow(row_no, cells, readable, language);
  });
  await resolveReferences(db, actor, fields, rows, () => false);
  await inBatches(rows, (row) => {
    did();
    for (const [name, complaint] of Object.entries(checkRecord(fields, row.values))) row.complaints[name] ??= complaint;
  });
  await kind.check(
    db,
    actor,
    rows.filter(({ complaints }) => Object.keys(complaints).length === 0),
  );
  return rows.map((row) => ({ ...row, manager_row: undefined, remarks: {}, existing: undefined, changes: [] }));
}

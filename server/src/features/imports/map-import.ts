import type { Asker } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { forgetFindings } from './forget-findings.ts';
import { mappableFields } from './importable-fields.ts';
import { ownImport, type StoredImport } from './stored-import.ts';

/** Says which column is which field. What was found with other columns is forgotten. */
export async function mapImport({ db }: House, { actor }: Asker, id: number, mapping: Record<string, unknown>): Promise<StoredImport> {
  return db.transaction(async (tx) => {
    const found = await ownImport(tx, actor, id, sql`for update`);
    if (!['uploaded', 'checked', 'failed'].includes(found.status)) throw new Problem('wrong_state');
    const fields = mappableFields(actor);
    const chosen = Object.values(mapping).filter((field) => field !== null);
    const isRight =
      Object.keys(mapping).every((heading) => found.headings.includes(heading)) &&
      chosen.every((field) => typeof field === 'string' && Object.hasOwn(fields, field)) &&
      new Set(chosen).size === chosen.length;
    if (!isRight) throw invalid({ mapping: [{ code: 'not_valid' }] });
    const whole = Object.fromEntries(found.headings.map((heading) => [heading, mapping[heading] ?? null]));
    await sql`update imports set mapping = ${JSON.stringify(whole)} where id = ${id}`.execute(tx);
    await forgetFindings(tx, id);
    return ownImport(tx, actor, id);
  });
}

import type { BodyOf } from '@cadre/contract/call';
import type { mapImport as mapCall } from '@cadre/contract/calls/imports';
import type { Caller } from '../../../crud/access/caller.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { ownImport, type StoredImport } from '../files/stored-import.ts';
import { forgetFindings } from './forget-findings.ts';
import { mappableFields } from './importable-fields.ts';
import { wrongInSame } from './wrong-in-same.ts';

type Input = BodyOf<typeof mapCall>;

/** Sets the field of each column, its date order, and the values for every row. Findings with other columns are deleted. */
export async function mapImport(
  { db }: Services,
  { actor }: Caller,
  id: number,
  { mapping, date_orders, same }: Input,
): Promise<StoredImport> {
  return db.transaction(async (tx) => {
    const found = await ownImport(tx, actor, id, sql`for update`);
    if (!['uploaded', 'checked', 'failed'].includes(found.status)) throw new Problem('wrong_state');
    const fields = mappableFields(actor, found.resource);
    const chosen = Object.values(mapping).filter((field) => field !== null);
    const isKnown = (heading: string): boolean => found.headings.includes(heading);
    const isRight =
      Object.keys(mapping).every(isKnown) &&
      chosen.every((field) => Object.hasOwn(fields, field)) &&
      new Set(chosen).size === chosen.length;
    if (!isRight) throw invalid({ mapping: [{ code: 'not_valid' }] });
    const whole = Object.fromEntries(found.headings.map((heading) => [heading, mapping[heading] ?? null]));
    const hasDays = ([heading, order]: [string, unknown]): boolean => order !== null && fields[whole[heading] ?? '']?.kind === 'date';
    const given = Object.entries(date_orders ?? {}).filter(([, order]) => order !== null);
    if (!given.every(hasDays)) throw invalid({ date_orders: [{ code: 'not_valid' }] });
    const orders = Object.fromEntries(date_orders ? given : Object.entries(found.date_orders).filter(hasDays));
    const isUnsaid = ([name]: [string, unknown]): boolean => !chosen.includes(name);
    const values = Object.fromEntries(
      same ? Object.entries(same).filter(([, value]) => value !== null) : Object.entries(found.same).filter(isUnsaid),
    );
    const wrong = await wrongInSame(tx, actor, fields, { mapping: whole, same: values });
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    await sql`
      update imports set mapping = ${JSON.stringify(whole)}, date_orders = ${JSON.stringify(orders)}, same = ${JSON.stringify(values)}
      where id = ${id}`.execute(tx);
    await forgetFindings(tx, id);
    return ownImport(tx, actor, id);
  });
}

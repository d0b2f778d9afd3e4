import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { resources } from '@cadre/contract/resources/index';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { column, columnFields, table } from '../read/table.ts';

/** Guarded records of a person, guarded as a whole or in some fields, by their declarations; the person's own row is not counted. */
const guardedKinds: readonly Sql[] = Object.values<Resource>(resources).flatMap((resource) => {
  const owner = resource.access.owner?.employee;
  const fields = columnFields(resource).flatMap(([field, { tier }]) =>
    tier && resource.access.tiers?.[tier]?.guarded ? [column(field)] : [],
  );
  if (owner === undefined || resource.name === employees.name || (!resource.access.guarded && fields.length === 0)) return [];
  const counts = resource.access.guarded ? sql`true` : sql`num_nonnulls(${sql.join(fields)}) > 0`;
  return [sql`select ${column(owner)} as employee_id from ${table(resource)} r where ${counts}`];
});

/** Whether guarded data is stored about a person, including data that the reader may not see. */
export async function hasGuardedRecords(tx: Transaction, employee_id: number): Promise<boolean> {
  let has = false;
  await asSystem(tx, async () => {
    const found = guardedKinds.map((kind) => sql`exists (select from (${kind}) one where one.employee_id = ${employee_id})`);
    const { rows } = await sql<{ has: boolean }>`select (${sql.join(found, sql` or `)}) as has`.execute(tx);
    has = rows[0]?.has === true;
  });
  return has;
}

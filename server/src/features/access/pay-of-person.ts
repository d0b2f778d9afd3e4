import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { reach } from '../../crud/access/access.ts';
import { column, columnFields, table } from '../../crud/read/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** A kind of record that shows what an employee is paid: which rows do, and the right that opens them. */
export type PayKind = { resource: Resource; owner: string; fields: string[] | 'all'; right: ReturnType<typeof seeRight> };

/** Found in the declarations, so a new table or tier of pay belongs here by being declared. */
export const payKinds: readonly PayKind[] = Object.values<Resource>(resources).flatMap((resource): PayKind[] => {
  const owner = resource.access.owner?.employee;
  if (owner === undefined) return [];
  if (resource.access.guarded === 'pay') return [{ resource, owner, fields: 'all', right: seeRight(resource) }];
  return Object.entries(resource.access.tiers ?? {})
    .filter(([, { is, guarded }]) => is === 'pay' && guarded)
    .map(([name, { view }]) => ({
      resource,
      owner,
      fields: columnFields(resource).flatMap(([field, { tier }]) => (tier === name ? [field] : [])),
      right: rightOf(resource, view),
    }));
});

export const hasPay = (tx: Transaction, employee_id: number): Promise<boolean> => isAnyOfPay(tx, employee_id, () => sql`true`);

/** Whether the employee has pay that the actor may not see. */
export const hasPayHiddenFrom = (tx: Transaction, actor: Actor, employee_id: number): Promise<boolean> =>
  isAnyOfPay(tx, employee_id, ({ resource, right }) => sql`not coalesce(${reach(resource, actor, right)}, false)`);

async function isAnyOfPay(tx: Transaction, employee_id: number, counts: (kind: PayKind) => Sql<boolean>): Promise<boolean> {
  const found = payKinds.map(
    (kind) =>
      sql`exists (select from ${table(kind.resource)} r where ${column(kind.owner)} = ${employee_id} and ${isGiven(kind)} and ${counts(kind)})`,
  );
  let is = false;
  await asSystem(tx, async () => {
    const { rows } = await sql<{ is: boolean }>`select (${sql.join(found, sql` or `)}) as is`.execute(tx);
    is = rows[0]?.is === true;
  });
  return is;
}

const isGiven = ({ fields }: PayKind): Sql<boolean> =>
  fields === 'all' ? sql`true` : sql`num_nonnulls(${sql.join(fields.map(column))}) > 0`;

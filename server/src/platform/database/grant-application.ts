import type { Database, Run } from './database.ts';
import { acquireMigrationLock } from './migration-lock.ts';

/**
 * Privileges that the application must not have on these tables: rows of the history, of ledgers and of closed months are never changed.
 */
const withheld = {
  logs: 'update, delete',
  leave_ledger: 'update, delete',
  pay_movements: 'update, delete',
  pay_settlements: 'update, delete',
  loan_repayments: 'delete',
  pay_write_offs: 'delete',
  pay_terms: 'update, delete',
  pay_item_uses: 'update',
  // Its rows are locked while a closed month is calculated again, which takes the right to update; a trigger refuses each change.
  pay_closings: 'delete',
  schema_migrations: 'insert, update, delete',
};

/**
 * Grants the application's account only the privileges it needs: rows of all tables, but only insert and select on ledgers and the history,
 * and no changes to tables. Run by the owner after each migration; `account` is already quoted.
 */
export async function grantApplication(owner: Database, account: string, jobSchema: string): Promise<void> {
  await owner.transaction(async ({ run }) => {
    await acquireMigrationLock(run);
    const { schemas, tables, sequences, routines } = await ownedBy(run, jobSchema);
    await run(`
      revoke create on schema ${schemas} from public, ${account};
      grant usage on schema ${schemas} to ${account};
      revoke all on ${tables} from ${account};
      grant select, insert, update, delete on ${tables} to ${account};
      ${Object.entries(withheld)
        .map(([table, verbs]) => `revoke ${verbs} on ${table} from ${account};`)
        .join('\n      ')}
      revoke all on sequence ${sequences} from ${account};
      grant usage on sequence ${sequences} to ${account};
      grant execute on routine ${routines} to ${account}`);
  });
}

type Names = Record<'schemas' | 'tables' | 'sequences' | 'routines', string>;

/** Objects of an extension belong to another role and are open to all. */
async function ownedBy(run: Run, jobSchema: string): Promise<Names> {
  const { rows } = await run(
    `with schemas as (select oid, quote_ident(nspname) as name from pg_namespace where nspname in (current_schema(), $1)),
      relations as (
        select c.oid::regclass::text as name, c.relkind from pg_class c join schemas s on s.oid = c.relnamespace
        where pg_has_role(c.relowner, 'usage'))
    select
      (select string_agg(name, ', ') from schemas) as schemas,
      (select string_agg(name, ', ') from relations where relkind in ('r', 'p', 'v')) as tables,
      (select string_agg(name, ', ') from relations where relkind = 'S') as sequences,
      (select string_agg(p.oid::regprocedure::text, ', ') from pg_proc p join schemas s on s.oid = p.pronamespace
       where pg_has_role(p.proowner, 'usage') and p.prokind in ('f', 'p')) as routines`,
    [jobSchema],
  );
  return rows[0];
}

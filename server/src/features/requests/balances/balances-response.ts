import type { BalanceLine, employeeBalances as balancesCall } from '@cadre/contract/calls/leave-balances';
import { employees } from '@cadre/contract/resources/employees';
import { leaveLedger } from '@cadre/contract/resources/leave-ledger';
import type { Day } from '@cadre/rules/calendar';
import type { Entry } from '@cadre/rules/leave/ledger';
import { seen } from '../../../crud/access/access.ts';
import { covers, employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type CallContext, Unproven } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { inUnits } from '../categories/amounts.ts';
import { recountLeaves } from '../leaves/recount-leaves.ts';
import { ledgerOn, refuseFar, toResponse } from './balance-of.ts';
import { accountsOf, loadAccounts, type PersonAccounts, type StoredAccounts, type StoredEntry, storedAccounts } from './load-accounts.ts';

type BalanceQuery = StoredAccounts & { is_proven: boolean; account: { reached: boolean } | null; is_stale: boolean };

/** The balances of one person, with the ledger lines of each. The data is read together with the permission check, and dropped if that fails. */
export async function readBalances(
  { db }: Services,
  ports: Pick<Plans, 'plansOf'>,
  { actor, params, query, proof }: CallContext<typeof balancesCall>,
) {
  const id = employeeOfParams(actor, params.id);
  const { rows } = await sql<BalanceQuery>`
    select ${proof} as is_proven, (select to_json(a) from (${account(actor, 'view', id)}) a) as account, exists (
      select from leave_recounts m join leaves l on l.id = m.leave_id where l.employee_id = ${id}) as is_stale, ${storedAccounts([id])}`.execute(
    db,
  );
  const [asking] = rows;
  if (!asking?.is_proven) throw new Unproven();
  requireReached(asking.account);
  if (asking.is_stale) await recountLeaves(db, ports, [id]);
  const current = asking.is_stale ? await loadAccounts(db, [id], undefined, actor.language) : accountsOf(asking, actor.language);
  const { name, today, accounts } = current[0] as PersonAccounts;
  const day = query.date ?? today;
  refuseFar('date', today, day);
  return {
    data: {
      employee: { id, name },
      date: day,
      balances: accounts.map((account) => {
        const ledger = ledgerOn(account, today, day);
        const balance = toResponse(account, ledger, day);
        return { ...balance, lines: linesOf(ledger, balance.year, day) };
      }),
    },
  };
}

export async function requireAccount(db: Runner, actor: Actor, action: string, id: number): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string; reached: boolean }>`${account(actor, action, id)}`.execute(db);
  return requireReached(rows[0]);
}

const account = (actor: Actor, action: string, id: number): Sql => sql`
  select r.id, r.name, ${covers(leaveLedger, actor, action)} as reached from employees r where r.id = ${id} and ${seen(employees, actor)}`;

/** An employee whom the caller cannot see is not found; balances that the caller may not view are refused. */
function requireReached<T extends { reached: boolean }>(found: T | null | undefined): T {
  if (!found) throw new Problem('not_found', { about: 'employees' });
  if (!found.reached) throw new Problem('not_allowed');
  return found;
}

const isTaken = ({ kind }: Entry): boolean => kind === 'usage' || kind === 'usage_reversal';

/** The lines of a leave year: all entries up to the day, and the usage of the whole year. */
function linesOf(ledger: readonly (Entry & Partial<StoredEntry>)[], year: Day, day: Day): BalanceLine[] {
  let left = 0;
  return ledger
    .filter((entry) => entry.year === year && (entry.date <= day || isTaken(entry)))
    .toSorted((a, b) =>
      a.date < b.date ? -1 : a.date > b.date ? 1 : (a.id ?? Number.MAX_SAFE_INTEGER) - (b.id ?? Number.MAX_SAFE_INTEGER),
    )
    .map(({ id = null, date, kind, amount, expires_on, leave_id = null, note = null }) => {
      left += amount;
      return { id, date, kind, amount: inUnits(amount), left: inUnits(left), expires_on, leave_id, note };
    });
}

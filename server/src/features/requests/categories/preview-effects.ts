import type { previewEffects as effectsCall } from '@cadre/contract/calls/leave-categories';
import type { Day } from '@cadre/rules/calendar';
import { balanceOn, projected } from '@cadre/rules/leave/balance';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Policies } from '@cadre/rules/leave/policy';
import { idOf } from '../../../crud/read/read.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns, Tables } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type LeaveAccount, loadAccounts } from '../balances/load-accounts.ts';
import { inUnits } from './amounts.ts';
import { policiesOf, type StoredPolicy } from './load-categories.ts';
import { changeOfPolicy } from './policy-as-sent.ts';
import { editOf } from './policy-versions.ts';

const mostExamples = 20;
/** The number of people loaded per batch. */
const turn = 500;

/** Everyone's balance at the end of the leave year, before and after the edit; nothing is posted. */
export async function previewEffects({ db }: Services, { params, body }: CallContext<typeof effectsCall>) {
  const id = idOf(params.id, 'leave-categories');
  const { rows } = await sql<Tables['leave_categories']>`select * from leave_categories where id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Problem('not_found', { about: 'leave-categories' });
  const { from: said, ...sent } = body as Record<string, unknown> & { from?: Day | null };
  const today = new Date().toISOString().slice(0, 10);
  const { from, versions } = await editOf(db, stored, changeOfPolicy(stored, sent), said === stored.from ? undefined : said, today);
  const wanted = policiesOf(
    stored,
    versions.map((version) => ({ ...version.values, valid_from: version.valid_from }) as StoredPolicy),
  );
  const { to } = leaveYearOf(stored.year_starts_in, from !== null && from > today ? from : today);
  const people = await outcomes(db, id, wanted, to);
  const changed = people.filter(({ before, after }) => before !== after);
  const byChange = changed.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return { message: '', data: { from, to, people: people.length, changed: changed.length, examples: byChange.slice(0, mostExamples) } };
}

type Outcome = { employee: { id: number; name: string }; before: number; after: number };

async function outcomes(db: Runner, category: number, wanted: Policies, to: Day): Promise<Outcome[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`select id from employees where status <> 'terminated' order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const found: Outcome[] = [];
  for (let at = 0; at < ids.length; at += turn) {
    for (const { id, name, accounts } of await loadAccounts(db, ids.slice(at, at + turn), [category])) {
      const [account] = accounts;
      if (!account?.is_open) continue;
      found.push({ employee: { id, name }, before: leftOn(account, to), after: leftOn({ ...account, policies: wanted }, to) });
    }
  }
  return found;
}

const leftOn = (account: LeaveAccount, day: Day): number =>
  account.policy.balance_mode === 'unlimited' ? 0 : inUnits(balanceOn(projected(account, day), account.pending, day).available);

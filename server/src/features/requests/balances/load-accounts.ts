import type { Language } from '@cadre/contract/languages';
import type { Day } from '@cadre/rules/calendar';
import type { Period } from '@cadre/rules/employment';
import type { Account } from '@cadre/rules/leave/due-entries';
import { leaveYearOf, yearStartOf } from '@cadre/rules/leave/leave-year';
import type { Entry, EntryKind } from '@cadre/rules/leave/ledger';
import type { Entitled, LeavePolicy } from '@cadre/rules/leave/policy';
import type { Use } from '@cadre/rules/leave/replay';
import type { Runner } from '../../../platform/database/database.ts';
import { inColumns } from '../../../platform/database/in-columns.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { thousandths } from '../categories/amounts.ts';
import { type Category, categoriesOf, isFor, type StoredCategory, type StoredPolicy, type Traits } from '../categories/load-categories.ts';

/** A stored line of the ledger. */
export type StoredEntry = Entry & { id: number; leave_id: number | null; note: string | null };

/** One person's leave of one category. */
export type LeaveAccount = Omit<Account, 'ledger' | 'pending'> & {
  category: Category;
  /** The policy of today. */
  policy: LeavePolicy;
  ledger: readonly StoredEntry[];
  /** Requested but undecided leave, which counts as spent. */
  pending: readonly (Use & { leave_id: number })[];
  /** Whether entries are still due for the account. */
  is_open: boolean;
};

export type PersonAccounts = {
  id: number;
  name: string;
  today: Day;
  employed: readonly Period[];
  accounts: LeaveAccount[];
} & Traits;

type Stored = Omit<PersonAccounts, 'accounts'> & {
  shares: Entitled['shares'];
  unpaid: Entitled['unpaid'];
  ledger: Ledger;
  pending: [category: number, date: Day, amount: number, leave_id: number][];
};

/** Lines, column by column. */
type Ledger = [
  ids: number[],
  categories: number[],
  years: Day[],
  dates: Day[],
  kinds: EntryKind[],
  amounts: number[],
  expire_on: (Day | null)[],
  leave_ids: (number | null)[],
  notes: (string | null)[],
];

/** Loads the accounts of these people in a single statement. */
export async function loadAccounts(
  db: Runner,
  employeeIds: readonly number[],
  categoryIds?: readonly number[],
  language?: Language,
): Promise<PersonAccounts[]> {
  const { rows } = await sql<StoredAccounts>`select ${storedAccounts(employeeIds, categoryIds)}`.execute(db);
  return accountsOf(rows[0] as StoredAccounts, language);
}

type StoredClosing = { leave_category_id: number; employee_id: number | null; year: Day; through: Day };
export type StoredAccounts = { categories: StoredCategory[]; policies: StoredPolicy[]; closings: StoredClosing[]; people: Stored[] };

export function accountsOf(stored: StoredAccounts, language?: Language): PersonAccounts[] {
  const categories = categoriesOf(stored.categories, stored.policies, language);
  const closings = Map.groupBy(stored.closings, ({ leave_category_id }) => leave_category_id);
  return stored.people.map(({ shares, unpaid, ledger, pending, ...person }) => {
    const entries = entriesByCategory(ledger);
    const requested = Map.groupBy(pending, ([category]) => category);
    const accounts = [...categories.values()].flatMap((category): LeaveAccount[] => {
      const { id, policy, policies, starts_on, limits } = category;
      const is_open = limits.active && isFor(category, person);
      if (!is_open && !entries.has(id) && !requested.has(id)) return [];
      const entitled = { employed: person.employed, shares, unpaid };
      const closed = (closings.get(id) ?? []).filter(({ employee_id }) => employee_id === null || employee_id === person.id);
      return [
        {
          category,
          policy,
          policies,
          person: entitled,
          since: starts_on,
          isClosed: (day) => closed.some(({ year }) => year === day),
          closed_through: closed.map(({ through }) => through).reduce<Day | null>((a, b) => (a === null || b > a ? b : a), null),
          ledger: byYearOf(policy, entitled, entries.get(id) ?? []),
          pending: (requested.get(id) ?? []).map(([, date, amount, leave_id]) => ({ date, amount: thousandths(amount), leave_id })),
          is_open,
        },
      ];
    });
    return { ...person, accounts };
  });
}

/** Years that begin on anniversaries move with a corrected hire date, so a line's day decides. */
function byYearOf(policy: LeavePolicy, person: Entitled, entries: readonly StoredEntry[]): readonly StoredEntry[] {
  if (policy.year_starts === 'month') return entries;
  const starts = yearStartOf(policy, person);
  return entries.map((entry) => ({ ...entry, year: leaveYearOf(starts, entry.date).from }));
}

function entriesByCategory([ids, categories, years, dates, kinds, amounts, expire_on, leave_ids, notes]: Ledger): Map<
  number,
  StoredEntry[]
> {
  const entries = new Map<number, StoredEntry[]>();
  for (let at = 0; at < ids.length; at += 1) {
    const entry = {
      id: ids[at] as number,
      year: years[at] as Day,
      date: dates[at] as Day,
      kind: kinds[at] as EntryKind,
      amount: thousandths(amounts[at] as number),
      expires_on: expire_on[at] ?? null,
      leave_id: leave_ids[at] ?? null,
      note: notes[at] ?? null,
    };
    const category = categories[at] as number;
    const known = entries.get(category);
    if (known) known.push(entry);
    else entries.set(category, [entry]);
  }
  return entries;
}

/** The same as columns, for a statement that also reads other data. */
export function storedAccounts(employeeIds: readonly number[], categoryIds?: readonly number[]): Sql {
  const isMeant = (id: Sql): Sql => (categoryIds ? sql`${id} = any(${categoryIds}::int[])` : sql`true`);
  return sql`
    ${listed(sql`c order by c.id`, sql`leave_categories c where ${isMeant(sql`c.id`)}`)} as categories,
    ${listed(sql`p order by p.leave_category_id, p.valid_from nulls first`, sql`leave_policies p where ${isMeant(sql`p.leave_category_id`)}`)} as policies,
    ${listed(
      sql`json_build_object('leave_category_id', c.leave_category_id, 'employee_id', c.employee_id, 'year', c.year,
        'through', (c.year + interval '1 year')::date - 1)`,
      sql`leave_closings c where ${isMeant(sql`c.leave_category_id`)}`,
    )} as closings,
    ${listed(sql`p order by p.id`, sql`(${people(employeeIds, isMeant)}) p`)} as people`;
}

/** `today_of(e)` written inline: as a function call it costs an extra statement per employee. */
const today = sql`(now() at time zone coalesce(e.timezone, (select b.timezone from branches b where b.id = e.branch_id)))::date`;

const people = (employeeIds: readonly number[], isMeant: (id: Sql) => Sql): Sql => sql`
  select e.id, e.name, ${today} as today, e.branch_id, e.gender, e.employment_type,
    ${listed(
      sql`json_build_object('hired_on', p.hired_on, 'left_on', coalesce(p.left_on, e.last_working_day)) order by p.hired_on`,
      sql`employment_periods p where p.employee_id = e.id`,
    )} as employed,
    ${listed(
      sql`json_build_object('from', v.effective_from, 'share_bp', v.fte) order by v.effective_from`,
      sql`employee_versions v where v.employee_id = e.id`,
    )} as shares,
    ${listed(
      sql`json_build_object('from', u.date, 'to', u.date) order by u.date`,
      sql`(select d.date from leaves l join leave_categories c on c.id = l.leave_category_id and c.pay_rate_bp = 0
        join leave_days d on d.leave_id = l.id and d.active
        where l.employee_id = e.id and l.status in ('approved', 'cancellation_requested')
          and exists (select from leave_policies where reduced_by_unpaid)
        group by d.date having count(*) = 2) u`,
    )} as unpaid,
    ${inColumns(
      ledgerColumns,
      sql`select * from leave_ledger l where l.employee_id = e.id and ${isMeant(sql`l.leave_category_id`)} order by l.date, l.id`,
    )} as ledger,
    ${listed(
      sql`json_build_array(l.leave_category_id, d.date, d.amount, l.id)`,
      sql`leaves l join leave_days d on d.leave_id = l.id and d.active and d.amount <> 0
      where l.employee_id = e.id and l.status = 'pending' and ${isMeant(sql`l.leave_category_id`)}`,
    )} as pending
  from employees e where ${isOneOf(sql`e.id`, employeeIds)}`;

const ledgerColumns = ['id', 'leave_category_id', 'year', 'date', 'kind', 'amount', 'expires_on', 'leave_id', 'note'].map((name) =>
  sql.ref(`row.${name}`),
);

const listed = (items: Sql, from: Sql): Sql => sql`(select coalesce(json_agg(${items}), '[]') from ${from})`;

import type { Language } from '@cadre/contract/languages';
import type { LeaveBalancesRow } from '@cadre/contract/views/leave-balances';
import type { ViewBehaviour } from '../../../crud/view/view-behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { amountText } from '../../../platform/texts/amount-text.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import { balanceOf, refuseFar } from './balance-of.ts';
import { loadAccounts } from './load-accounts.ts';

type Person = { id: number; name: string; department: string; pic: string | null; language: Language };

const parts = ['entitled', 'carried', 'taken', 'scheduled', 'pending', 'available'] as const;

/** Everyone's leave balances: today, or at the end of another month. */
export const leaveBalancesView: ViewBehaviour<Person> = {
  subject: (actor, behaviours) => ({
    columns: sql`r.id, r.name, d.name as department, ${behaviours.employees?.columns?.pic?.(actor) ?? sql`null`} as pic, ${actor.language}::text as language`,
    from: sql`join departments d on d.id = r.department_id`,
  }),
  within: ({ from, to }) => sql`exists (
    select from employment_periods p where p.employee_id = r.id and p.hired_on <= ${to}::date and coalesce(p.left_on, r.last_working_day, 'infinity') >= ${from}::date)`,
  /** A file has all categories in one cell. */
  spread: ({ t }) => ({
    balances: {
      columns: [{ heading: wordsOf(t).field('leave-balances', 'balances'), kind: 'text' }],
      cells: (row) => [
        (row as LeaveBalancesRow).balances
          .map(({ category, available }) => `${category.name}: ${amountText(t, available, category.unit)}`)
          .join('; '),
      ],
    },
  }),
  rows: async (db, people, { from, to }) => {
    const found = new Map(
      (
        await loadAccounts(
          db,
          people.map(({ id }) => id),
          undefined,
          people[0]?.language,
        )
      ).map((person) => [person.id, person]),
    );
    return people.map(({ language: _read, ...employee }): Omit<LeaveBalancesRow, 'id'> => {
      const { today = to, accounts = [] } = found.get(employee.id) ?? {};
      refuseFar('month', today, from);
      const as_of = from <= today && today <= to ? today : to;
      const balances = accounts.map((account) => balanceOf(account, today, as_of));
      const summed = balances.filter(({ category, balance_mode }) => category.unit === 'day' && balance_mode === 'tracked');
      const totals = Object.fromEntries(parts.map((part) => [part, sumOf(summed.map((one) => one[part]))])) as Record<
        (typeof parts)[number],
        number
      >;
      return { employee, as_of, balances, ...totals };
    });
  },
};

/** Rounds to thousandths, to remove floating-point errors. */
const sumOf = (amounts: readonly number[]): number => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 1000) / 1000;

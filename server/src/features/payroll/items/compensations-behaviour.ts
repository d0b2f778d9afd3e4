import { compensations } from '@cadre/contract/resources/compensations';
import { addDays, monthSpan } from '@cadre/rules/calendar';
import { type PayFrequency, periodOn, spanOf } from '@cadre/rules/pay/pay-period';
import type { Behaviour, Write } from '../../../crud/behaviour.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { loadPeriodsBegin } from '../inputs/load-periods.ts';
import { confirmMailbox } from './confirm-mailbox.ts';
import { approveSilently, notifyAuthor } from './notify-author.ts';
import { inCurrencyOfBranch, usedIn } from './pay-item-behaviour.ts';
import { payItemPath } from './pay-item-path.ts';

const pathFor = payItemPath('salaries');

/** The other approved compensations of the employee of `r`. */
const others = sql`from compensations n where n.employee_id = r.employee_id and n.status = 'approved' and n.id <> r.id`;

export const compensationsBehaviour: Behaviour = {
  columns: {
    used_in: () => usedIn('compensations'),
    pic: () => pictureOf('employees', sql`r.employee_id`),
    previous_amount: () => sql`(
      select case when n.currency = r.currency and n.basis = r.basis then n.amount end ${others} and n.effective_from < r.effective_from
      order by n.effective_from desc limit 1)`,
    held_until: () => sql`case when r.status = 'approved' then (
      select min(n.effective_from) - 1 ${others} and n.effective_from > r.effective_from) end`,
  },
  /** Compensations that apply on any day of the month. */
  inMonth(month) {
    const { from, to } = monthSpan(month);
    return sql`(r.status = 'approved' and r.effective_from <= ${to}::date and not exists (
      select ${others} and n.effective_from > r.effective_from and n.effective_from <= ${from}::date))`;
  },
  can: {
    update: () => sql`r.status = 'pending'`,
    delete: () => sql`r.status = 'pending'`,
    withdraw: () => sql`${usedIn('compensations')} = 0`,
  },
  pathFor,
  complete: inCurrencyOfBranch,
  async beforeWrite(write) {
    const { values, before } = write;
    if (before && before.status !== 'pending') throw new Problem('wrong_state');
    if (values.follows_fte === null) values.follows_fte = false;
    await refuseBeforeHire(write);
    await refuseWithinPeriod(write);
  },
  afterMove: (move) => notifyAuthor(move, compensations, pathFor(move.before)),
  async beforeDelete({ before }) {
    if (before.status !== 'pending') throw new Problem('wrong_state');
  },
  request: {
    async approveAtOnce(context) {
      await approveSilently(context, compensations, 'approved');
      await confirmMailbox(context, Number(context.row.employee_id));
    },
    inForce: (context) => confirmMailbox(context, Number(context.row.employee_id)),
  },
};

async function refuseBeforeHire({ tx, values, before }: Write): Promise<void> {
  const { employee_id, effective_from } = { ...before, ...values };
  const { rows } = await sql`
    select from employment_periods p where p.employee_id = ${employee_id} having min(p.hired_on) > ${effective_from}::date`.execute(tx);
  if (rows.length > 0) throw invalid({ effective_from: [{ code: 'before_hire' }] });
}

type Agreed = { effective_from: string; frequency: PayFrequency };

/** Another frequency begins with the first day of one of its periods; the period before it pays its days until then. */
async function refuseWithinPeriod({ tx, values, before }: Write): Promise<void> {
  const { employee_id, effective_from, frequency = 'monthly' } = { ...before, ...values } as Agreed & { employee_id: number };
  const begin = await loadPeriodsBegin(tx);
  if (frequency !== 'monthly' && begin === null) throw invalid({ frequency: [{ code: 'no_pay_periods' }] });
  let others: Agreed[] = [];
  await asSystem(tx, async () => {
    const { rows } = await sql<Agreed>`
      select c.effective_from, c.frequency from compensations c where c.employee_id = ${employee_id} and c.status = 'approved'
        and not exists (select from employment_periods p where p.employee_id = c.employee_id
          and p.left_on between least(c.effective_from, ${effective_from}::date) and greatest(c.effective_from, ${effective_from}::date) - 1)`.execute(
      tx,
    );
    others = rows;
  });
  const previous = others
    .filter((one) => one.effective_from < effective_from)
    .sort(byDay)
    .at(-1);
  const next = others.filter((one) => one.effective_from > effective_from).sort(byDay)[0];
  if (previous && previous.frequency !== frequency) requireStart({ effective_from, frequency });
  if (next && next.frequency !== frequency) requireStart(next);

  function requireStart(one: Agreed): void {
    const { from, to } = spanOf(periodOn(one.frequency, one.effective_from, begin ?? one.effective_from));
    if (from === one.effective_from) return;
    throw invalid({ effective_from: [{ code: 'not_a_period_start', before: from, after: addDays(to, 1) }] });
  }
}

const byDay = (one: Agreed, other: Agreed): number => (one.effective_from < other.effective_from ? -1 : 1);

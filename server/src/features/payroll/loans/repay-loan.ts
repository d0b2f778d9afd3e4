import type { addRepayment as addCall, undoRepayment as undoCall } from '@cadre/contract/calls/loans';
import { deductions } from '@cadre/contract/resources/deductions';
import { toMajor, toMinor } from '@cadre/rules/money';
import type { Caller } from '../../../crud/access/caller.ts';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { isOwnRow } from '../../../crud/write/own-row.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { lockSettlements } from '../checks/refuse-outdated.ts';

type Loan = { id: number; name: string; employee_id: number; currency: string; remaining: number };

/** A repayment that no payslip took. Payslips that are calculated and not approved yet see that it changed. */
export function addRepayment(db: Database, context: CallContext<typeof addCall>) {
  const { actor, body, params, t } = context;
  return db.transaction(async (tx) => {
    const loan = await lockLoan(tx, context, idOf(params.id, 'deductions'));
    const amount = toMinor(body.amount, loan.currency);
    if (amount === undefined) throw invalid({ amount: [{ code: 'too_many_digits' }] });
    if (amount > loan.remaining) throw invalid({ amount: [{ code: 'too_big', max: toMajor(loan.remaining, loan.currency) }] });
    if (body.paid_on > new Date(Date.now() + aDay).toISOString().slice(0, 10)) throw invalid({ paid_on: [{ code: 'in_the_future' }] });
    await sql`
      insert into loan_repayments (deduction_id, paid_on, amount, method, note, created_by_id)
      values (${loan.id}, ${body.paid_on}::date, ${amount}, ${body.method}, ${body.note ?? null}, ${actor.user_id})`.execute(tx);
    note(tx, context, loan, { old: null, new: 'recorded' });
    return { message: t('done.repayment_recorded', { label: loan.name }), data: { remaining: left(loan, amount) } };
  });
}

/** Somewhere on earth it is tomorrow already. */
const aDay = 86_400_000;

export function undoRepayment(db: Database, context: CallContext<typeof undoCall>) {
  const { actor, body, params, t } = context;
  return db.transaction(async (tx) => {
    const loan = await lockLoan(tx, context, idOf(params.id, 'deductions'));
    const { rows } = await sql<{ amount: number; is_undone: boolean }>`
      select amount::float8 as amount, undone_at is not null as is_undone from loan_repayments
      where id = ${idOf(params.repayment_id)} and deduction_id = ${loan.id} for update`.execute(tx);
    const [found] = rows;
    if (!found) throw new Problem('not_found');
    if (found.is_undone) throw new Problem('wrong_state');
    await sql`
      update loan_repayments set undone_at = now(), undone_by_id = ${actor.user_id}, undone_reason = ${body.note}
      where id = ${idOf(params.repayment_id)}`.execute(tx);
    note(tx, context, loan, { old: 'recorded', new: 'undone' });
    return { message: t('done.repayment_undone', { label: loan.name }), data: { remaining: left(loan, -found.amount) } };
  });
}

const left = ({ remaining, currency }: Loan, amount: number): number => toMajor(remaining - amount, currency);

/** The loan, locked, where the caller may change it and no run that takes an instalment waits for a decision. */
async function lockLoan(tx: Transaction, caller: Caller, id: number): Promise<Loan> {
  await lockSettlements(tx);
  const row = await lockRow(tx, deductions, caller, 'update', id);
  if (isOwnRow(deductions, caller.actor, row)) throw new Problem('own_pay');
  if (row.principal === null) throw new Problem('wrong_state');
  let remaining = 0;
  await asSystem(tx, async () => {
    const { rows } = await sql<{ remaining: number; is_in_approval: boolean }>`
      select (d.principal - coalesce((select sum(m.amount) from pay_movements m where m.deduction_id = d.id), 0))::float8 as remaining,
        exists (select from payrolls p join salaries s on s.payroll_id = p.id and s.employee_id = d.employee_id
          cross join lateral jsonb_array_elements(s.lines) l
          where p.status = 'submitted' and l ->> 'code' = 'deductions:' || d.id) as is_in_approval
      from deductions d where d.id = ${id}`.execute(tx);
    if (rows[0]?.is_in_approval) throw new Problem('loan_in_approval');
    remaining = rows[0]?.remaining ?? 0;
  });
  return { id, name: String(row.name), employee_id: Number(row.employee_id), currency: String(row.currency), remaining };
}

function note(tx: Transaction, { actor, trace }: Caller, loan: Loan, change: { old: string | null; new: string }): void {
  const { id, name: label, employee_id } = loan;
  audit(tx, {
    actor,
    trace,
    action: 'update',
    model: deductions.name,
    model_id: id,
    label,
    employee_id,
    changes: [{ field: 'repayment', ...change }],
  });
}

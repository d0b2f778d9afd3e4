import type { DataOf } from '@cadre/contract/call';
import type { loanSchedule } from '@cadre/contract/calls/loans';
import { deductions } from '@cadre/contract/resources/deductions';
import { toMajor } from '@cadre/rules/money';
import { loanPlan } from '@cadre/rules/pay/items/loan-plan';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';

type Schedule = DataOf<typeof loanSchedule>;
type Entry = Schedule['entries'][number];
type Paid = Omit<Entry, 'left'> & { taken: number };
type Loan = {
  employee_id: number;
  currency: string;
  principal: number;
  part: number | null;
  rest_month: string | null;
  until: string | null;
  is_active: boolean;
  /** The first month that no approved payslip of the employee has paid. */
  from: string;
};

/** The repayments of a loan in order of date, followed by its planned instalments. */
export async function readSchedule(db: Database, { actor, params }: CallContext<typeof loanSchedule>): Promise<{ data: Schedule }> {
  const id = idOf(params.id, 'deductions');
  await db.reading((on) => requireSeen(on, { resource: deductions, behaviour: {}, actor }, id));
  const { loan, paid } = await runAs('system', () =>
    db.reading(async (on) => ({ loan: await loadLoan(on, id), paid: await loadPaid(on, id) })),
  );
  if (!loan) throw new Problem('not_found', { about: 'deductions' });
  recordAccess(deductions, actor, [{ employee_id: loan.employee_id }]);
  const major = (minor: number): number => toMajor(minor, loan.currency);
  let left = loan.principal;
  const entries = paid.map(({ taken, ...entry }): Entry => {
    left -= taken;
    return { ...entry, left: entry.is_undone ? null : major(left) };
  });
  const planned = loan.is_active ? loanPlan({ ...loan, part: loan.part ?? 0, remaining: left, restMonth: loan.rest_month }) : [];
  return {
    data: {
      currency: loan.currency,
      principal: major(loan.principal),
      remaining: major(left),
      rest_month: loan.rest_month,
      entries: [
        ...entries,
        ...planned.map(({ month, amount, left: rest }) => ({ ...blank, month, amount: major(amount), left: major(rest) })),
      ],
    },
  };
}

const blank = {
  kind: 'planned',
  paid_on: null,
  repayment_id: null,
  method: null,
  note: null,
  entered_by: null,
  is_undone: false,
  undone_reason: null,
} as const;

async function loadLoan(on: Runner, id: number): Promise<Loan | undefined> {
  const { rows } = await sql<Loan>`
    select d.employee_id, d.currency, d.principal::float8 as principal, d.amount::float8 as part, d.rest_month, d.end_month as until,
      d.status = 'active' as is_active,
      greatest(coalesce(d.start_month, d.month), to_char(current_date, 'YYYY-MM'),
        (select to_char((max(s.month) || '-01')::date + interval '1 month', 'YYYY-MM') from salaries s
          where s.employee_id = d.employee_id and s.sequence = 0 and s.status in ('approved', 'paid'))) as from
    from deductions d where d.id = ${id} and d.principal is not null`.execute(on);
  return rows[0];
}

async function loadPaid(on: Runner, id: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select entry.* from (
      select 'payslip' as kind, s.month, null::date as paid_on, money_major(sum(m.amount)::bigint, d.currency)::float8 as amount,
        sum(m.amount)::float8 as taken, null::int as repayment_id, null as method, null as note, null::json as entered_by, false as is_undone,
        null as undone_reason, s.month || '-31' as at, 0 as number
      from pay_movements m join salaries s on s.id = m.salary_id join deductions d on d.id = m.deduction_id
      where d.id = ${id} group by s.month, d.currency having sum(m.amount) <> 0
      union all
      select 'repayment', null, p.paid_on, money_major(p.amount, d.currency)::float8, case when p.undone_at is null then p.amount else 0 end::float8,
        p.id, p.method, p.note, case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end, p.undone_at is not null,
        p.undone_reason, p.paid_on::text, p.id
      from loan_repayments p join deductions d on d.id = p.deduction_id left join users u on u.id = p.created_by_id where d.id = ${id}) entry
    order by entry.at, entry.number`.execute(on);
  return rows.map(({ at: _at, number: _number, ...entry }: Paid & { at?: string; number?: number }) => entry);
}

import type { Language } from '@cadre/contract/languages';
import { salaries } from '@cadre/contract/resources/salaries';
import type { RecordOf } from '@cadre/contract/values';
import { spanOf } from '@cadre/rules/pay/pay-period';
import { maskedSeal } from '../../../crud/access/sealed.ts';
import type { LeaveBalances, LeaveLeft } from '../../../crud/ports/leave-balances.ts';
import { readRecord } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';
import { salariesBehaviour } from '../runs/salaries-behaviour.ts';
import { accountsOf, type PaidAccount } from './payslip-accounts.ts';

export type PaidSlip = RecordOf<typeof salaries>;

/** Printed details besides the payslip itself. Amounts are major units. */
type Beside = {
  company: string;
  branch: string;
  address: string | null;
  tax_no: string | null;
  employee: string;
  employee_no: string;
  employee_address: string | null;
  /** Sealed, so masked on paper too. */
  national_id: string | null;
  paying_account: string | null;
  job: string | null;
  department: string | null;
  pay_date: string;
  /** All that was approved for the person in the tax year, up to and with this payslip, and paid before Cadre, in its currency. */
  so_far: { from: string; gross: number; deductions: number; net: number };
  is_example: boolean;
};

export type PayslipFacts = Beside & { slip: PaidSlip; accounts: PaidAccount[]; leave: { day: string; left: LeaveLeft[] } };

/** A payslip that the reader may see, with all printed details, which are the same for every reader. */
export async function payslipFacts(
  db: Database,
  ports: LeaveBalances,
  actor: Actor,
  language: Language,
  id: number,
): Promise<PayslipFacts> {
  const slip = await db.reading((on) => readRecord(on, { resource: salaries, behaviour: salariesBehaviour, actor }, id));
  return runAs('system', () =>
    db.reading(async (on) => {
      const day = spanOf(String(slip.period)).to;
      const left = await ports.leaveLeft(on, Number(slip.employee_id), day, language);
      return { ...(await besideOf(on, id, day)), slip, accounts: await accountsOf(on, id, slip.currency), leave: { day, left } };
    }),
  );
}

async function besideOf(db: Runner, id: number, day: string): Promise<Beside> {
  const { rows } = await sql<Beside>`
    select (select company from settings) as company, b.name as branch, b.address, b.employer_tax_no as tax_no, e.name as employee, e.employee_no,
      nullif(concat_ws(', ', e.address_line1, e.address_line2, nullif(concat_ws(' ', e.postal_code, e.city), ''), e.address_region, e.address_country), '')
        as employee_address,
      ${maskedSeal(sql`e.national_id`)} as national_id,
      ${maskedSeal(sql`y.debtor_iban`)} as paying_account,
      j.name as job, d.name as department, p.pay_date,
      (select json_build_object('from', year.from_month, 'gross', money_major(sum(p.gross)::bigint, s.currency),
          'deductions', money_major(sum(p.deductions)::bigint, s.currency), 'net', money_major(sum(p.gross - p.deductions)::bigint, s.currency))
        from (
          select o.gross, o.deductions_total as deductions from salaries o
          where o.employee_id = s.employee_id and o.currency = s.currency and o.month >= year.from_month
            and (o.period, o.sequence) <= (s.period, s.sequence) and (o.status in ('approved', 'paid') or o.id = s.id)
          union all
          select coalesce(b.gross_pay, 0), coalesce(b.other_deductions, 0) + coalesce(b.withheld, 0) from pay_openings b
          where b.employee_id = s.employee_id and b.currency = s.currency and b.until_month between year.from_month and s.month) p) as so_far,
      exists (select from jsonb_array_elements(s.lines) l join pay_components c on c.id = (l -> 'source' ->> 'id')::int
        where l -> 'source' ->> 'type' = 'pay-components' and c.is_example) as is_example
    from salaries s join payrolls p on p.id = s.payroll_id join employees e on e.id = s.employee_id
    left join lateral version_on(e.id, ${day}::date) v on true
    join branches b on b.id = coalesce(v.branch_id, e.branch_id)
    left join jobs j on j.id = coalesce(v.job_id, e.job_id)
    left join departments d on d.id = coalesce(v.department_id, e.department_id)
    left join pay_policies y on y.id = pay_policy_of(b.id)
    cross join lateral (
      select to_char(make_date(left(s.month, 4)::int - (right(s.month, 2)::int < first)::int, first, 1), 'YYYY-MM') as from_month
      from coalesce(y.tax_year_month, 1) as first) year
    where s.id = ${id}`.execute(db);
  return rows[0] as Beside;
}

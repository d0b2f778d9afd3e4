import type { journalFile as journalCall } from '@cadre/contract/calls/payroll-files';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { type JournalAccounts, journalOf, usualAccounts } from '@cadre/rules/pay/files/journal';
import type { PayLine } from '@cadre/rules/pay/payslip';
import { keepExport } from '../../../crud/exports/export-link.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type Cell, tableFile } from '../../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { costCentersOf, costSplits } from '../costs/cost-splits.ts';
import { paperOfPay } from '../papers/payslip-blocks.ts';
import { runOfParams } from './run-of-params.ts';

/** The journal of a run for bookkeeping: one entry per account, text, cost centre and currency. */
export async function makeJournal(services: Services, context: CallContext<typeof journalCall>) {
  const { t, language, body } = context;
  const run = await runOfParams(services, context, 'calculated');
  const payslips = await services.db.reading((on) => loadPayslips(on, run.id));
  const writtenOff = await services.db.reading((on) => loadWriteOffs(on, run.id));
  if (payslips.length === 0) throw new Problem('nothing_to_pay');
  const splits = await costSplits(
    services.db,
    payslips.map(({ id }) => id),
  );
  const centers = await costCentersOf(services.db);
  const { words } = paperOfPay(language, payslips[0]!.currency);
  const nameOf = (line: { code: string; name: string | null }) =>
    line.code === 'net' || line.code === 'written_off' ? t(`pay.files.journal.${line.code}`) : words.lineName(line);
  const booked = [...payslips.map((slip) => ({ ...slip, split: splits.get(slip.id) })), ...writtenOff];
  const entries = [...Map.groupBy(booked, ({ currency }) => currency)].flatMap(([currency, paid]) =>
    journalOf(paid, nameOf).map((entry) => ({ ...entry, currency })),
  );
  // A company without cost centres keeps the layout that its bookkeeping knows.
  const isSplit = entries.some(({ costCenter }) => costCenter !== null);
  const rows = entries.map(({ account, text, currency, costCenter, debit, credit }): Cell[] => [
    run.pay_date,
    account,
    text,
    currency,
    debit === 0 ? null : toMajor(debit, currency),
    credit === 0 ? null : toMajor(credit, currency),
    ...(isSplit ? [costCenter === null ? null : (centers.get(costCenter)?.code ?? null)] : []),
  ]);
  const decimals = Math.max(...payslips.map(({ currency }) => currencyDigits(currency) ?? 2));
  const file = await tableFile(body.format, {
    title: run.name,
    language,
    forPrograms: true,
    columns: [
      { heading: t('pay.files.journal.date'), kind: 'date' },
      { heading: t('pay.files.journal.account'), kind: 'text' },
      { heading: t('pay.files.journal.text'), kind: 'text' },
      { heading: t('pay.files.journal.currency'), kind: 'text' },
      { heading: t('pay.files.journal.debit'), kind: 'number', decimals },
      { heading: t('pay.files.journal.credit'), kind: 'number', decimals },
      ...(isSplit ? [{ heading: t('shared.fields.cost_center_id'), kind: 'text' as const }] : []),
    ],
    rows,
  });
  const link = await keepExport(services, context, payrolls, { ...file, name: `journal-${run.month}-${run.id}` }, rows.length, run.id);
  return { link, message: t('done.export_ready') };
}

type Paid = { id: number; currency: string; net: number; lines: PayLine[]; accounts: JournalAccounts };

/** The journal accounts of the pay policy `p` of the employee's branch, or the default accounts. */
const accountsOf = (): Sql => {
  const { earnings, employer, liabilities, net } = usualAccounts;
  return sql`jsonb_build_object('earnings', coalesce(p.earnings_account, ${earnings}::text),
    'employer', coalesce(p.employer_account, ${employer}::text), 'liabilities', coalesce(p.liabilities_account, ${liabilities}::text),
    'net', coalesce(p.net_account, ${net}::text)) as accounts`;
};

/** A line that corrects an earlier payslip is booked to the account of the original line. */
async function loadPayslips(on: Runner, id: number): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select s.id, s.currency, s.net::float8 as net, ${accountsOf()}, (
      select jsonb_agg(case when l.line ->> 'account' is null and (s.sequence > 0 or l.line ->> 'code' like 'adjustment:%')
        then l.line || jsonb_build_object('account', (
          select k ->> 'account' from salaries b cross join jsonb_array_elements(b.lines) k
          where b.employee_id = s.employee_id and b.period <= s.period and k ->> 'account' is not null
            and k ->> 'code' = regexp_replace(l.line ->> 'code', '^adjustment:[^:]+:', '') order by b.period desc, b.id desc limit 1))
        else l.line end order by l.place)
      from jsonb_array_elements(s.lines) with ordinality l (line, place)) as lines
    from salaries s join employees e on e.id = s.employee_id left join pay_policies p on p.id = pay_policy_of(e.branch_id)
    where s.payroll_id = ${id} and s.status <> 'cancelled' order by s.id`.execute(on);
  return rows;
}

type WrittenOff = Pick<Paid, 'currency' | 'accounts'> & { amount: number };

/** A written-off debt becomes a cost and is no longer owed. */
async function loadWriteOffs(on: Runner, id: number) {
  const { rows } = await sql<WrittenOff>`
    select w.currency, w.amount::float8 as amount, ${accountsOf()}
    from pay_write_offs w join employees e on e.id = w.employee_id left join pay_policies p on p.id = pay_policy_of(e.branch_id)
    where w.payroll_id = ${id} and w.undone_at is null order by w.id`.execute(on);
  const line = { code: 'written_off', name: null, source: null, account: null };
  return rows.map(({ amount, ...booked }) => ({
    ...booked,
    net: 0,
    lines: [
      { ...line, kind: 'earning' as const, amount },
      { ...line, kind: 'deduction' as const, amount },
    ],
    split: undefined,
  }));
}

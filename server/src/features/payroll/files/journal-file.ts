import type { journalFile as journalCall } from '@cadre/contract/calls/payroll-files';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { type JournalAccounts, journalOf, usualAccounts } from '@cadre/rules/pay/files/journal';
import type { PayLine } from '@cadre/rules/pay/payslip';
import { keepExport } from '../../../crud/export-link.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Cell, tableFile } from '../../../platform/documents/table-file.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import { costCentersOf, costSplits } from '../costs/cost-splits.ts';
import { paperOfPay } from '../papers/payslip-blocks.ts';
import { askedRun } from './asked-run.ts';

/** A run as the bookkeeping takes it: one entry for each account and what it is for, in each currency. */
export async function makeJournal(house: House, asked: Asked<typeof journalCall>) {
  const { t, language, body } = asked;
  const run = await askedRun(house, asked, 'calculated');
  const payslips = await house.db.reading((on) => loadPayslips(on, run.id));
  if (payslips.length === 0) throw new Problem('nothing_to_pay');
  const splits = await costSplits(
    house.db,
    payslips.map(({ id }) => id),
  );
  const centers = await costCentersOf(house.db);
  const { words } = paperOfPay(language, payslips[0]!.currency);
  const nameOf = (line: { code: string; name: string | null }) => (line.code === 'net' ? t('pay.files.journal.net') : words.lineName(line));
  const booked = payslips.map((slip) => ({ ...slip, split: splits.get(slip.id) }));
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
  const link = await keepExport(house, asked, payrolls, { ...file, name: `journal-${run.month}-${run.id}` }, rows.length, run.id);
  return { link, message: t('done.export_ready') };
}

type Paid = { id: number; currency: string; net: number; lines: PayLine[]; accounts: JournalAccounts };

/** With the accounts of the policy that holds where somebody works. */
async function loadPayslips(on: Runner, id: number): Promise<Paid[]> {
  const { earnings, employer, liabilities, net } = usualAccounts;
  const { rows } = await sql<Paid>`
    select s.id, s.currency, s.net::float8 as net, s.lines, jsonb_build_object('earnings', coalesce(p.earnings_account, ${earnings}::text),
      'employer', coalesce(p.employer_account, ${employer}::text), 'liabilities', coalesce(p.liabilities_account, ${liabilities}::text),
      'net', coalesce(p.net_account, ${net}::text)) as accounts
    from salaries s join employees e on e.id = s.employee_id left join pay_policies p on p.id = pay_policy_of(e.branch_id)
    where s.payroll_id = ${id} and s.status <> 'cancelled' order by s.id`.execute(on);
  return rows;
}

import type { BankFiles, bankFile as bankCall, sepaFile as sepaCall } from '@cadre/contract/calls/payroll-files';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { sepaFile, type TransferGroup } from '@cadre/rules/pay/files/sepa-file';
import { keepExportWithin } from '../../../crud/exports/export-link.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { tableFile } from '../../../platform/documents/tables/table-file.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { monthText } from '../../../platform/texts/month-text.ts';
import { translator } from '../../../platform/texts/texts.ts';
import { lockRun } from '../runs/stored-run.ts';
import { filesOf } from './bank-files.ts';
import { type LeftOut, loadPayments, type Payment } from './load-payments.ts';
import { maskedEnds } from './pay-parts.ts';
import { type RunOfParams, runOfParams } from './run-of-params.ts';

/** Every payment of a run, in any currency, for a bank that takes tables. */
export const makeBankFile = (services: Services, context: CallContext<typeof bankCall>) => handOver(services, context, 'bank', writeTable);

async function writeTable({ context, run, payments, leftOut }: Due): Promise<Written> {
  const { t, language } = context;
  const text = (name: BankColumn) => ({ heading: t(`pay.files.bank.${name}`), kind: 'text' as const });
  const file = await tableFile('csv', {
    title: run.name,
    language,
    forPrograms: true,
    columns: bankColumns.map(text),
    rows: payments.map((payment) => {
      const { employee_no, holder, iban, bic, account_no, currency } = payment;
      const amount = toMajor(payment.amount, currency).toFixed(currencyDigits(currency) ?? 2);
      return [
        employee_no,
        holder,
        iban,
        bic,
        account_no,
        amount,
        currency,
        run.pay_date,
        referenceOf(run, payment),
        salaryText(context, run),
      ];
    }),
  });
  return { file, payments, leftOut };
}

const bankColumns = ['employee_no', 'holder', 'iban', 'bic', 'account_no', 'amount', 'currency', 'pay_date', 'reference', 'text'] as const;
type BankColumn = (typeof bankColumns)[number];

/** The payments in euros to accounts with an IBAN, by the account that they are paid from. */
export const makeSepaFile = (services: Services, context: CallContext<typeof sepaCall>) => handOver(services, context, 'sepa', writeSepa);

async function writeSepa({ context, run, payments, leftOut }: Due): Promise<Written> {
  const judged = payments.map((payment) => ({ payment, reason: reasonAgainst(payment) }));
  const euros = judged.flatMap(({ payment, reason }) => (reason === null ? [payment] : []));
  if (payments.every(({ currency }) => currency !== 'EUR')) throw new Problem('sepa_needs_euros');
  if (euros.length === 0) throw new Problem('nothing_to_pay');
  const out = judged.flatMap(({ payment: { employee_id: id, name, ends }, reason }) =>
    reason === null ? [] : [{ employee: { id, name }, account: maskedEnds(ends), reason }],
  );
  const now = new Date();
  const id = `CADRE-${run.month}-${run.id}-${Math.floor(now.getTime() / 1000)}`;
  const bytes = Buffer.from(
    sepaFile({
      id,
      createdAt: now.toISOString().replace(/\.\d+Z$/, 'Z'),
      from: euros[0]?.debtor.name ?? '',
      groups: groupsOf(euros, run, id, salaryText(inLatin(context), run)),
    }),
  );
  return { file: { bytes, mime: 'application/xml', extension: 'xml' }, payments: euros, leftOut: [...leftOut, ...out] };
}

function reasonAgainst({ currency, iban }: Payment): LeftOut['reason'] | null {
  if (currency !== 'EUR') return 'other_currency';
  return iban ? null : 'no_account';
}

function groupsOf(payments: readonly Payment[], run: RunOfParams, id: string, text: string): TransferGroup[] {
  const without = payments.find(({ debtor }) => debtor.iban === null);
  if (without) throw new Problem('no_paying_account', { args: { branch: without.branch } });
  const accounts = Map.groupBy(payments, ({ debtor }) => debtor.iban as string);
  return [...accounts].map(([iban, paid], index) => ({
    id: `${id}-${index + 1}`,
    debtor: { name: paid[0]?.debtor.name ?? '', iban, bic: paid[0]?.debtor.bic ?? null },
    date: run.pay_date,
    transfers: paid.map((payment) => ({
      reference: referenceOf(run, payment),
      name: payment.holder,
      iban: payment.iban as string,
      bic: payment.bic,
      amount: payment.amount,
      text,
    })),
  }));
}

type Due = { context: Pick<CallContext, 't' | 'language'>; run: RunOfParams; payments: Payment[]; leftOut: LeftOut[] };
type Written = { file: { bytes: Buffer; mime: string; extension: string }; payments: Payment[]; leftOut: LeftOut[] };
type Handing = CallContext<typeof bankCall> | CallContext<typeof sepaCall>;

/** Writes a file of the open payments and records them. The run is locked, so that of two officers at the same time only one makes the file. */
async function handOver(services: Services, requested: Handing, kind: 'bank' | 'sepa', write: (due: Due) => Promise<Written>) {
  const run = await runOfParams(services, requested, 'approved');
  return services.db.transaction(async (tx) => {
    await asSystem(tx, async () => void (await lockRun(tx, run.id)));
    const earlier = await filesOf(tx, run.id);
    const due = await duePayments(tx, services, run);
    refuseUnasked(earlier, requested.body.again ?? false);
    const { file, payments, leftOut } = await write({ context: requested, run, ...due });
    const name = [kind, run.month, run.id, ...(earlier.length > 0 ? [earlier.length + 1] : [])].join('-');
    await notePayments(tx, { run, kind, name: `${name}.${file.extension}`, user_id: requested.actor.user_id }, payments);
    const exported = { resource: payrolls, id: run.id, rows: payments.length };
    const link = await keepExportWithin(tx, services, requested, { ...file, name }, exported);
    return { link, message: requested.t('done.export_ready'), payments: payments.length, left_out: leftOut };
  });
}

async function duePayments(tx: Transaction, services: Services, run: RunOfParams) {
  const due = await loadPayments(tx, services.seal, run);
  if (due.payments.length > 0) return due;
  const isDone = due.leftOut.some(({ reason }) => reason === 'paid' || reason === 'in_earlier_file');
  throw new Problem(isDone ? 'nothing_left_to_pay' : 'nothing_to_pay');
}

function refuseUnasked(earlier: BankFiles['files'], again: boolean): void {
  const files = earlier.filter(({ withdrawn_at }) => withdrawn_at === null);
  const [last] = files;
  if (!last || again) return;
  const count = new Set(last.payments.map(({ employee }) => employee.id)).size;
  throw new Problem('bank_file_exists', { args: { name: last.name, count }, extra: { files } });
}

type Noted = { run: RunOfParams; kind: string; name: string; user_id: number };

async function notePayments(tx: Transaction, { run, kind, name, user_id }: Noted, payments: readonly Payment[]): Promise<void> {
  const rows = payments.map(({ salary_id, bank_account_id, ends: account, amount, currency }) => ({
    salary_id,
    bank_account_id,
    account,
    amount,
    currency,
  }));
  await sql`
    with file as (insert into pay_files (payroll_id, kind, name, made_by_id) values (${run.id}, ${kind}, ${name}, ${user_id}) returning id)
    insert into pay_file_payments (pay_file_id, salary_id, bank_account_id, account, amount, currency)
    select file.id, p.* from file, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (salary_id int, bank_account_id int, account text, amount bigint, currency text)`.execute(tx);
}

/** Each payment of a payslip has its own reference; the one to the salary account has no suffix. */
const referenceOf = ({ month, id }: RunOfParams, { employee_no, is_primary, bank_account_id }: Payment): string =>
  `CADRE-${month}-${id}${is_primary ? '' : `.${bank_account_id}`}-${employee_no}`;

/** Banks of the euro area take no other letters. */
const inLatin = ({ t, language }: Pick<CallContext, 't' | 'language'>): Pick<CallContext, 't' | 'language'> =>
  language === 'ja' || language === 'zh' ? { t: translator('en'), language: 'en' } : { t, language };

const salaryText = ({ t, language }: Pick<CallContext, 't' | 'language'>, { period }: RunOfParams): string =>
  t('pay.files.salary_of', { month: monthText(language, period) });

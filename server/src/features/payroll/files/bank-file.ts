import type { bankFile as bankCall, sepaFile as sepaCall } from '@cadre/contract/calls/payroll-files';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { sepaFile, type TransferGroup } from '@cadre/rules/pay/files/sepa-file';
import { keepExport } from '../../../crud/export-link.ts';
import { tableFile } from '../../../platform/documents/table-file.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import { monthText } from '../../../platform/texts/month-text.ts';
import { translator } from '../../../platform/texts/texts.ts';
import { type AskedRun, askedRun } from './asked-run.ts';
import { type LeftOut, loadPayments, type Payment } from './load-payments.ts';

/** Every payment of a run, in any currency, for a bank that takes tables. */
export async function makeBankFile(house: House, asked: Asked<typeof bankCall>) {
  const { run, payments, leftOut } = await paymentsAsked(house, asked);
  const { t, language } = asked;
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
        salaryText(asked, run),
      ];
    }),
  });
  return kept(house, asked, { ...file, name: `bank-${run.month}-${run.id}` }, payments, leftOut);
}

const bankColumns = ['employee_no', 'holder', 'iban', 'bic', 'account_no', 'amount', 'currency', 'pay_date', 'reference', 'text'] as const;
type BankColumn = (typeof bankColumns)[number];

/** The payments in euros to accounts with an IBAN, by the account that they are paid from. */
export async function makeSepaFile(house: House, asked: Asked<typeof sepaCall>) {
  const { run, payments, leftOut } = await paymentsAsked(house, asked);
  const judged = payments.map((payment) => ({ payment, reason: reasonAgainst(payment) }));
  const euros = judged.flatMap(({ payment, reason }) => (reason === null ? [payment] : []));
  if (payments.every(({ currency }) => currency !== 'EUR')) throw new Problem('sepa_needs_euros');
  if (euros.length === 0) throw new Problem('nothing_to_pay');
  const out = judged.flatMap(({ payment: { employee_id: id, name }, reason }) =>
    reason === null ? [] : [{ employee: { id, name }, reason }],
  );
  const now = new Date();
  const id = `CADRE-${run.month}-${run.id}-${Math.floor(now.getTime() / 1000)}`;
  const bytes = Buffer.from(
    sepaFile({
      id,
      createdAt: now.toISOString().replace(/\.\d+Z$/, 'Z'),
      from: euros[0]?.debtor.name ?? '',
      groups: groupsOf(euros, run, id, salaryText(inLatin(asked), run)),
    }),
  );
  const file = { bytes, mime: 'application/xml', extension: 'xml', name: `sepa-${run.month}-${run.id}` };
  return kept(house, asked, file, euros, [...leftOut, ...out]);
}

function reasonAgainst({ currency, iban }: Payment): LeftOut['reason'] | null {
  if (currency !== 'EUR') return 'other_currency';
  return iban ? null : 'no_account';
}

function groupsOf(payments: readonly Payment[], run: AskedRun, id: string, text: string): TransferGroup[] {
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

async function paymentsAsked(house: House, asked: Asked) {
  const run = await askedRun(house, asked, 'approved');
  const { payments, leftOut } = await house.db.reading((on) => loadPayments(on, house.seal, run));
  if (payments.length === 0) throw new Problem('nothing_to_pay');
  return { run, payments, leftOut };
}

const referenceOf = ({ month, id }: AskedRun, { employee_no }: Payment): string => `CADRE-${month}-${id}-${employee_no}`;

/** Banks of the euro area take no other letters. */
const inLatin = ({ t, language }: Pick<Asked, 't' | 'language'>): Pick<Asked, 't' | 'language'> =>
  language === 'ja' || language === 'zh' ? { t: translator('en'), language: 'en' } : { t, language };

const salaryText = ({ t, language }: Pick<Asked, 't' | 'language'>, { month }: AskedRun): string =>
  t('pay.files.salary_of', { month: monthText(language, month) });

async function kept(house: House, asked: Asked, file: Parameters<typeof keepExport>[3], payments: readonly Payment[], left_out: LeftOut[]) {
  const link = await keepExport(house, asked, payrolls, file, payments.length);
  return { link, message: asked.t('done.export_ready'), payments: payments.length, left_out };
}

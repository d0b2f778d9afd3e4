import type { Block } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import { hoursAndMinutes, payWords } from '@cadre/contract/pay-words';
import { asHours } from '@cadre/rules/duration';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import type { LeaveLeft } from '../../../crud/ports/leave-balances.ts';
import type { Figures } from '../../../platform/documents/pdf-figures.ts';
import { monthText } from '../../../platform/texts/month-text.ts';
import { type Translate, translator } from '../../../platform/texts/texts.ts';
import type { PayslipFacts } from './payslip-facts.ts';

type Line = NonNullable<PayslipFacts['slip']['lines']>[number];

/** The translations and number formats of printed pay documents. */
export function paperOfPay(language: Language, currency: string) {
  const t = translator(language);
  const digits = currencyDigits(currency) ?? 2;
  const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const precise = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits + 4 });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const format = {
    amount: (major: number): string => amounts.format(major),
    share: (basisPoints: number): string => shares.format(basisPoints / 10_000),
    month: (month: string): string => monthText(language, month),
    day: (day: string): string => days.format(new Date(`${day}T00:00:00Z`)),
    number: (value: number): string => numbers.format(value),
    money: (minor: number): string => `${precise.format(toMajor(minor, currency))} ${currency}`,
  };
  // The keys are checked against their codes where they are written, in the contract.
  return { t, format, words: payWords((key, args) => t(`pay.${key}` as 'pay.lines.rounding', args as never), format) };
}

type Paper = ReturnType<typeof paperOfPay>;

const kinds = { earning: 'earnings', deduction: 'deductions', employer: 'employer', info: 'info' } as const;

/** A payslip from top to bottom. */
export function payslipBlocks(facts: PayslipFacts, language: Language): (Block | Figures)[] {
  const { slip, company, branch, address, tax_no, employee, job, department, leave, is_example } = facts;
  const paper = paperOfPay(language, slip.currency);
  const { t, format } = paper;
  const account = facts.paying_account && labelled(t, t('nouns.bank-accounts.fields.iban'), facts.paying_account);
  const taxNo = tax_no && labelled(t, t('nouns.branches.fields.employer_tax_no'), tax_no);
  const place = [branch, address?.replaceAll(/\s*\n\s*/g, ', '), taxNo, account].filter((line): line is string => Boolean(line));
  return [
    { kind: 'title', text: t('myPay.title') },
    {
      kind: 'number',
      text: [format.month(slip.period), ...(slip.sequence > 0 ? [t('myPay.additional', { number: String(slip.sequence) })] : [])].join(
        ' · ',
      ),
    },
    {
      kind: 'parties',
      parties: [
        { role: t('myPay.employer_name'), name: company, lines: place },
        {
          role: t('myPay.employee_name'),
          name: employee,
          lines: [...identityOf(facts, paper), [job, department].filter(Boolean).join(', ')].filter(Boolean),
        },
      ],
    },
    { kind: 'terms', rows: termsOf(facts, paper) },
    ...linesOf(slip.lines ?? [], slip.currency, paper),
    totalsOf(facts, paper),
    ...leaveOf(leave.left, leave.day, paper),
    ...(is_example ? [{ kind: 'paragraph', text: t('myPay.example') } as const] : []),
  ];
}

function identityOf({ employee_no, employee_address, national_id, accounts, slip }: PayslipFacts, { t, format }: Paper): string[] {
  const isSplit = accounts.length > 1;
  return [
    t('myPay.employee_no', { number: employee_no }),
    ...(employee_address ? [employee_address] : []),
    ...(national_id ? [labelled(t, t('nouns.employees.fields.national_id'), national_id)] : []),
    ...accounts.map(({ account, amount }) => {
      const line = labelled(t, t('nouns.bank-accounts.fields.account_no'), account);
      return isSplit ? `${line} · ${format.amount(amount)} ${slip.currency}` : line;
    }),
  ];
}

const labelled = (t: Translate, label: string, value: string): string => t('common.labelled', { label, value });

function termsOf({ slip, pay_date }: PayslipFacts, { t, format }: Paper) {
  const number = (value: unknown): string => t('payslip.days', { count: Number(value) });
  const field = (name: 'net' | 'paid_on' | 'method' | 'worked_days' | 'payable_days' | 'unpaid_days' | 'overtime_minutes') =>
    t(`nouns.salaries.fields.${name}`);
  return [
    { label: field('net'), value: `${format.amount(slip.net)} ${slip.currency}` },
    { label: field('paid_on'), value: format.day(slip.paid_on ?? pay_date) },
    { label: field('method'), value: t(`nouns.salaries.options.method.${slip.method}`) },
    { label: field('worked_days'), value: number(slip.worked_days) },
    { label: field('payable_days'), value: number(slip.payable_days) },
    ...(slip.unpaid_days > 0 ? [{ label: field('unpaid_days'), value: number(slip.unpaid_days) }] : []),
    ...(slip.overtime_minutes > 0 ? [{ label: field('overtime_minutes'), value: asHours(slip.overtime_minutes) }] : []),
  ];
}

/** One table of all lines, so that a usual month fits one page. */
function linesOf(lines: readonly Line[], currency: string, { t, format, words }: Paper): Figures[] {
  const { item, quantity, rate, base, amount } = {
    item: t('myPay.item'),
    quantity: t('payslip.quantity'),
    rate: t('payslip.rate'),
    base: t('payslip.base'),
    amount: t('myPay.amount', { currency }),
  };
  const rows = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind): Figures['rows'] => {
    const shown = lines.filter((line) => line.kind === kind);
    return shown.length === 0 ? [] : [{ cells: [t(`payslip.${kinds[kind]}`)], isHead: true }, ...shown.map(rowOf)];
  });
  return rows.length === 0 ? [] : [{ kind: 'figures', heading: t('payslip.lines'), columns: [item, quantity, rate, base, amount], rows }];

  function rowOf(line: Line): Figures['rows'][number] {
    return {
      cells: [
        words.lineName(line),
        quantityOf(line, t),
        rateOf(line),
        isNumber(line.base) ? format.amount(line.base) : '',
        format.amount(line.amount),
      ],
      // In one paragraph, for the same reason.
      ...(line.explain.length > 0 && { notes: [line.explain.map(words.explain).join(' ')] }),
    };
  }

  function rateOf({ unit, rate: value }: Line): string {
    if (!isNumber(value)) return '';
    return unit === 'percent' ? format.share(value) : format.amount(value);
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

function quantityOf({ quantity, unit }: Line, t: Translate): string {
  if (!isNumber(quantity) || unit === 'percent') return '';
  return unit === 'hours' ? t('payslip.hours', { count: hoursAndMinutes(quantity) }) : t('payslip.days', { count: quantity });
}

function totalsOf({ slip, so_far }: PayslipFacts, { t, format }: Paper): Figures {
  const [year, first] = so_far.from.split('-');
  const yearSoFar =
    first === '01' ? t('myPay.so_far', { year: String(year) }) : t('myPay.so_far_since', { month: format.month(so_far.from) });
  const row = (label: string, month: number, year: number) => ({ cells: [label, format.amount(month), format.amount(year)] });
  return {
    kind: 'figures',
    heading: t('myPay.totals'),
    columns: [t('myPay.item'), `${t('myPay.this_month')} (${slip.currency})`, yearSoFar],
    rows: [
      row(t('nouns.salaries.fields.gross'), slip.gross, so_far.gross),
      row(t('nouns.salaries.fields.deductions_total'), slip.deductions_total, so_far.deductions),
      { ...row(t('nouns.salaries.fields.net'), slip.net, so_far.net), isSum: true },
    ],
  };
}

function leaveOf(left: readonly LeaveLeft[], day: string, { t, format }: Paper): Block[] {
  if (left.length === 0) return [];
  const written = ({ unit, amount }: LeaveLeft): string => {
    if (unit === 'minute') return asHours(amount);
    return unit === 'hour' ? t('payslip.hours', { count: hoursAndMinutes(amount) }) : t('payslip.days', { count: amount });
  };
  const each = left.map((one) => `${one.name} ${written(one)}`).join(' · ');
  return [{ kind: 'paragraph', text: labelled(t, t('myPay.leave_on', { day: format.day(day) }), each) }];
}

import { call, type DataOf, page } from '../call.ts';
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  group,
  integer,
  list,
  longText,
  moment,
  named,
  required,
  selfOrId,
  text,
} from '../fields.ts';
import { compensations } from '../resources/compensations.ts';
import { reasonInput } from '../resources/decided-moves.ts';
import { deductions } from '../resources/deductions.ts';
import { exported } from './generic.ts';

const tag = 'salaries';
const { basis, reason } = compensations.fields;
const { category, kind } = deductions.fields;

/** In the reader's language. Employees get their own released payslips; reading another person's is recorded. */
export const payslipPdf = call({
  method: 'GET',
  path: '/salaries/:id/pdf',
  access: 'salaries.view',
  tag,
  summary: 'Get a payslip as a PDF',
  file: ['application/pdf'],
});

/** Readers of a payslip see the accounts it is paid to, with masked numbers. */
export const payslipAccounts = call({
  method: 'GET',
  path: '/salaries/:id/accounts',
  access: 'salaries.view',
  tag,
  summary: 'List the accounts that a payslip is paid to, with amounts',
  answer: { accounts: list({ id: integer(required), account: text(required), bank: text(), amount: decimal(required) }, required) },
});

export const payStatement = call({
  method: 'GET',
  path: '/employees/:id/pay-statements/:year',
  params: { id: selfOrId, year: integer({ min: 1970, max: 9999 }) },
  access: 'salaries.view',
  tag,
  summary: 'Get an employee’s pay for a year, by month, as a PDF',
  example: { params: { year: 2026 } },
  file: ['application/pdf'],
});

const item = {
  id: integer(required),
  name: text(required),
  kind,
  /** A month, a day or an hour; without it, a share. */
  amount: decimal(),
  rate_bp: integer(),
} as const;

/** The pay of one person: agreed salary, allowances and deductions, and the payments of a year. */
export const payOverview = call({
  method: 'GET',
  path: '/employees/:id/pay-overview',
  params: { id: selfOrId },
  access: 'salaries.view',
  tag,
  summary: 'Get an employee’s pay, with an estimate of the next month, the months of a year, and raises',
  query: { year: integer({ min: 1970, max: 9999 }) },
  answer: {
    employee: group(named, required),
    currency: currency(),
    /** The salary agreed as of today. */
    compensation: group({ amount: decimal(required), currency: currency(required), basis, since: date(required) }),
    raises: list(
      {
        effective_from: date(required),
        amount: decimal(required),
        currency: currency(required),
        basis,
        reason,
        previous_amount: decimal(),
      },
      required,
    ),
    allowances: list(item, required),
    deductions: list({ ...item, category, remaining: decimal() }, required),
    /** An estimate of the next payslip from today's data; it is not stored. */
    estimate: group({ month: text(required), gross: decimal(required), deductions: decimal(required), net: decimal(required) }),
    year: integer(required),
    /** Those with a payslip, and this one. */
    years: list(integer(required), required),
    months: list(
      {
        salary_id: integer(required),
        month: text(required),
        period: text(required),
        sequence: integer(required),
        currency: currency(required),
        gross: decimal(required),
        deductions: decimal(required),
        net: decimal(required),
        previous_net: decimal(),
        paid: boolean(required),
      },
      required,
    ),
  },
});
export type PayOverview = DataOf<typeof payOverview>;

/** Released payslips can be read by their employees; each is notified once, without an amount. */
const release = { access: 'salaries.release', tag, answer: { released: integer(required) }, touches: ['salaries', 'payrolls'] } as const;

const salary_ids = list(integer({ required: true, min: 1, max: 2_147_483_647 }), { required: true, min: 1, max: 1000 });

/** Without it, the release is refused and lists the facts that changed since the approval; the differences are paid later. */
const despiteChanges = { despite_changes: boolean() } as const;

export const releasePayslips = call({
  ...release,
  method: 'POST',
  path: '/salaries/release',
  summary: 'Release approved payslips to their employees',
  body: { salary_ids, ...despiteChanges },
});

export const releaseRun = call({
  ...release,
  method: 'POST',
  path: '/payrolls/:id/release',
  summary: 'Release all payslips of an approved run to their employees',
  body: despiteChanges,
});

/** Possible for a day. Employees who were notified of the release are notified of the withdrawal; unsent mails are cancelled. */
const withdraw = { ...release, answer: { withdrawn: integer(required) } } as const;

export const withdrawPayslips = call({
  ...withdraw,
  method: 'POST',
  path: '/salaries/withdraw-release',
  summary: 'Withdraw released payslips from their employees',
  body: { salary_ids, ...reasonInput },
});

export const withdrawRun = call({
  ...withdraw,
  method: 'POST',
  path: '/payrolls/:id/withdraw-release',
  summary: 'Withdraw all released payslips of a run from their employees',
  body: reasonInput,
});

/** Written in the background; `link` leads to where it is fetched. */
export const payslipsZip = call({
  method: 'POST',
  path: '/payrolls/:id/files/payslips-zip',
  access: 'salaries.export',
  tag: 'payrolls',
  summary: 'Export all payslips of a run as PDF files in one archive',
  takesLong: true,
  answer: exported,
  touches: ['exports'],
});

const question = {
  id: integer(required),
  salary_id: integer(required),
  month: text(required),
  employee: group(named, required),
  /** The line it is about; the whole payslip without one. */
  line_code: text(),
  line_name: text(),
  text: text(required),
  answer: text(),
  status: choice({ options: ['open', 'answered'], required: true }),
  asked_at: moment(required),
  answered_at: moment(),
  answered_by: text(),
  version: integer(required),
} as const;

const touches = ['pay-questions'] as const;

export const payslipQuestions = call({
  method: 'GET',
  path: '/salaries/:id/questions',
  access: 'salaries.view',
  tag: 'pay-questions',
  summary: 'List the owner’s questions about a payslip, with answers',
  answer: list(question),
});
export type PayQuestion = NonNullable<DataOf<typeof payslipQuestions>>[number];

export const askAboutPayslip = call({
  method: 'POST',
  path: '/salaries/:id/questions',
  access: 'salaries.view',
  tag: 'pay-questions',
  summary: 'Ask payroll about your own payslip, or about one of its lines',
  body: { line_code: text({ max: 120 }), text: longText({ required: true, min: 3, max: 1000 }) },
  answer: { id: integer(required) },
  touches,
});

export const payQuestions = call({
  method: 'GET',
  path: '/pay-questions',
  access: 'salaries.answer',
  tag: 'pay-questions',
  summary: 'List employees’ questions about their payslips, longest waiting first',
  query: {
    status: choice({ options: ['open', 'answered'] }),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: page(question),
});

/** The author of the question is notified. An answer can be corrected; the owner of the payslip may not answer. */
export const answerPayQuestion = call({
  method: 'POST',
  path: '/pay-questions/:id/answer',
  access: 'salaries.answer',
  tag: 'pay-questions',
  summary: 'Answer a question about a payslip',
  body: { answer: longText({ required: true, min: 2, max: 2000 }), version: integer({ min: 1 }) },
  answer: { id: integer(required) },
  touches,
});

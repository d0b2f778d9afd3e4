import type { payStatement as statementCall } from '@cadre/contract/calls/payslips';
import type { Language } from '@cadre/contract/languages';
import { salaries } from '@cadre/contract/resources/salaries';
import { seen } from '../../../crud/access/access.ts';
import { employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import { sql } from '../../../platform/database/sql.ts';
import { headOfPaper } from '../../../platform/documents/company-logo.ts';
import { paperFile } from '../../../platform/documents/paper-file.ts';
import type { Figures } from '../../../platform/documents/pdf-figures.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { requirePaidPerson } from './paid-person.ts';
import { paperOfPay } from './payslip-blocks.ts';
import { sendPdf } from './payslip-pdf.ts';

type Sums = { gross: number; deductions: number; net: number };
type Month = Sums & { month: string; currency: string; company: string };

/** The pay of a person in a year, a row per month, in each currency. Only approved payslips that the reader may see are included. */
export async function sendPayStatement(services: Services, context: CallContext<typeof statementCall>): Promise<undefined> {
  const { actor, language, params, reply } = context;
  const { db } = services;
  const year = params.year ?? '';
  if (!/^\d{4}$/.test(year)) throw new Problem('not_found');
  const { id, name, employee_no } = await requirePaidPerson(db, actor, employeeOfParams(actor, params.id));
  const { rows } = await db.reading((on) =>
    sql<Month>`
      select r.month, r.currency, money_major(sum(r.gross)::bigint, r.currency)::float8 as gross, money_major(sum(r.net)::bigint, r.currency)::float8 as net,
        money_major(sum(r.deductions_total)::bigint, r.currency)::float8 as deductions, (select company from settings) as company
      from salaries r where r.employee_id = ${id} and left(r.month, 4) = ${year} and r.status in ('approved', 'paid') and ${seen(salaries, actor)}
      group by r.month, r.currency order by r.month, r.currency`.execute(on),
  );
  if (!rows[0]) throw new Problem('not_found', { about: 'salaries' });
  const { t } = paperOfPay(language, rows[0].currency);
  const title = t('myPay.statement', { year });
  const bytes = await paperFile({
    ...(await headOfPaper(services)),
    title,
    language,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'number', text: rows[0].company },
      {
        kind: 'parties',
        parties: [{ role: t('myPay.employee_name'), name, lines: [t('myPay.employee_no', { number: employee_no })] }],
      },
      ...[...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, months]) => yearIn(currency, months, language)),
    ],
    footer: [rows[0].company, name, year].join(' · '),
  });
  await sendPdf(reply, `${year} ${employee_no} ${name}.pdf`, bytes);
  return undefined;
}

function yearIn(currency: string, months: readonly Month[], language: Language): Figures {
  const { t, format } = paperOfPay(language, currency);
  const cells = ({ gross, deductions, net }: Sums): string[] => [gross, deductions, net].map(format.amount);
  const total = (of: keyof Sums): number => months.reduce((sum, month) => sum + month[of], 0);
  return {
    kind: 'figures',
    heading: currency,
    columns: [
      t('myPay.month'),
      t('nouns.salaries.fields.gross'),
      t('nouns.salaries.fields.deductions_total'),
      t('nouns.salaries.fields.net'),
    ],
    rows: [
      ...months.map((month) => ({ cells: [format.month(month.month), ...cells(month)] })),
      { cells: [t('myPay.total'), ...cells({ gross: total('gross'), deductions: total('deductions'), net: total('net') })], isSum: true },
    ],
  };
}

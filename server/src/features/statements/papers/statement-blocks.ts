import type { Block } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import { asHours } from '@cadre/rules/duration';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { billedOf, totalsOf, writtenDownOf } from '@cadre/rules/statements/statement-line';
import type { Figures } from '../../../platform/documents/pdf-figures.ts';
import { translator } from '../../../platform/texts/texts.ts';
import { feeOf } from './fee-of.ts';
import type { PaperLine, StatementFacts } from './statement-facts.ts';

function paperIn(language: Language, currency: string) {
  const digits = currencyDigits(currency) ?? 2;
  const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    t: translator(language),
    language,
    currency,
    money: (minor: number): string => amounts.format(toMajor(minor, currency)),
    day: (day: string): string => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
  };
}
type Paper = ReturnType<typeof paperIn>;

/** A statement from top to bottom, as its client reads it. */
export function statementBlocks(facts: StatementFacts, language: Language): (Block | Figures)[] {
  const { statement, lines, company, client, client_code, contact_name, address, tax_number } = facts;
  const paper = paperIn(language, statement.currency);
  const { t } = paper;
  const where = (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const tax = tax_number ? [t('statements.paper.tax_number', { number: tax_number })] : [];
  const contact = contact_name ? [t('statements.paper.contact', { name: contact_name })] : [];
  return [
    { kind: 'title', text: t('statements.paper.title') },
    { kind: 'number', text: statement.number ?? '' },
    {
      kind: 'parties',
      parties: [
        { role: t('statements.paper.supplier'), name: company, lines: [] },
        { role: t('statements.paper.client'), name: client, lines: [...contact, ...where, ...tax, ...(client_code ? [client_code] : [])] },
      ],
    },
    { kind: 'terms', rows: termsOf(facts, paper) },
    ...[...Map.groupBy(lines, ({ project_id, kind }) => `${project_id} ${kind}`).values()].map((group) => figuresOf(group, paper)),
    summaryOf(facts, paper),
    ...(statement.note ? [{ kind: 'paragraph', text: statement.note } as const] : []),
    { kind: 'paragraph', text: t('statements.paper.no_tax') },
  ];
}

function termsOf({ statement, replaces }: StatementFacts, { t, day }: Paper) {
  const { from_date, to_date, issued_at, due_date, order_ref } = statement;
  return [
    { label: t('statements.paper.period'), value: `${day(from_date)} – ${day(to_date)}` },
    ...(issued_at ? [{ label: t('statements.paper.issued'), value: day(issued_at) }] : []),
    ...(due_date ? [{ label: t('nouns.statements.fields.due_date'), value: day(due_date) }] : []),
    ...(order_ref ? [{ label: t('nouns.statements.fields.order_ref'), value: order_ref }] : []),
    ...(replaces ? [{ label: t('nouns.statements.fields.replaces_id'), value: replaces }] : []),
  ];
}

function figuresOf(lines: readonly PaperLine[], { t, language, money, day, currency }: Paper): Figures {
  const [first] = lines;
  const project = `${first?.project_no} ${first?.project}`;
  const { total_minutes, total } = totalsOf(lines);
  const amount = `${t('statements.columns.amount')} (${currency})`;
  if (first?.kind === 'milestone' || first?.kind === 'fee') {
    return {
      kind: 'figures',
      heading: t(first.kind === 'fee' ? 'statements.paper.fees_of' : 'statements.paper.milestones_of', { project }),
      columns: [t('statements.paper.what'), t('statements.columns.date'), amount],
      rows: [
        ...lines.map((line) => ({
          cells: [
            line.retainer_month ? feeOf(line.retainer_month, language) : (line.description ?? ''),
            day(line.date),
            money(billedOf(line)),
          ],
          notes: notesOf(line),
        })),
        { cells: [t('statements.paper.subtotal'), '', money(total)], isSum: true },
      ],
    };
  }
  const isRetained = lines.some(({ included_minutes }) => included_minutes !== null);
  const included = lines.reduce((sum, line) => sum + (line.state === 'billed' ? (line.included_minutes ?? 0) : 0), 0);
  return {
    kind: 'figures',
    heading: t('statements.paper.time_of', { project }),
    columns: [
      t('statements.paper.what'),
      t('statements.columns.date'),
      t('statements.columns.hours'),
      ...(isRetained ? [t('statements.columns.included')] : []),
      t('statements.columns.rate'),
      amount,
    ],
    rows: [
      ...lines.map((line) => ({
        cells: [
          whatOf(line),
          day(line.date),
          asHours(line.minutes ?? 0),
          ...(isRetained ? [asHours(line.included_minutes ?? 0)] : []),
          line.rate === null ? '' : money(line.rate),
          money(billedOf(line)),
        ],
        notes: notesOf(line),
      })),
      {
        cells: [t('statements.paper.subtotal'), '', asHours(total_minutes), ...(isRetained ? [asHours(included)] : []), '', money(total)],
        isSum: true,
      },
    ],
  };

  function notesOf(line: PaperLine): string[] {
    const less = writtenDownOf(line);
    if (less === 0) return [];
    const reason = line.write_down_reason ? t(`shared.options.write_down_reason.${line.write_down_reason}`) : '';
    return [`${t('statements.columns.written_down')}: ${money(less)} (${reason})`];
  }
}

const whatOf = ({ person, project_task, description }: PaperLine): string =>
  [person, project_task, description].filter((part): part is string => Boolean(part)).join(' · ');

function summaryOf({ full_amount, written_down, total }: StatementFacts, { t, money, currency }: Paper): Figures {
  const field = (name: 'full_amount' | 'written_down' | 'total') => t(`nouns.statements.fields.${name}`);
  return {
    kind: 'figures',
    heading: t('statements.paper.summary'),
    columns: [t('statements.paper.what'), `${t('statements.columns.amount')} (${currency})`],
    rows: [
      ...(written_down > 0
        ? [{ cells: [field('full_amount'), money(full_amount)] }, { cells: [field('written_down'), money(-written_down)] }]
        : []),
      { cells: [field('total'), money(total)], isSum: true },
    ],
  };
}

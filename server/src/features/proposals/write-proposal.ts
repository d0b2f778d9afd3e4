import type { Block } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import { asHours } from '@cadre/rules/duration';
import { currencyDigits, toMajor } from '@cadre/rules/money';
import { headOfPaper } from '../../platform/documents/company-logo.ts';
import { paperFile } from '../../platform/documents/paper-file.ts';
import type { Figures } from '../../platform/documents/pdf-figures.ts';
import type { Services } from '../../platform/services.ts';
import { translator } from '../../platform/texts/texts.ts';
import type { PaperContent } from './paper-content.ts';

type Line = PaperContent['lines'][number];

/** A proposal as a PDF; one that was not sent is marked as a draft on every page. */
export async function writeProposal(
  services: Services,
  content: PaperContent,
  language: Language,
  { madeAt }: { madeAt?: Date } = {},
): Promise<Buffer> {
  const t = translator(language);
  return paperFile({
    ...(await headOfPaper(services, madeAt)),
    title: `${t('proposal.paper.title')} ${content.number}`,
    language,
    blocks: proposalBlocks(content, language),
    footer: [content.company, content.number, t('proposal.revision', { revision: String(content.revision) })].join(' · '),
    ...(madeAt ? { madeAt } : { mark: t('proposal.paper.draft') }),
  });
}

/** From top to bottom, in the language of the client. */
function proposalBlocks(content: PaperContent, language: Language): (Block | Figures)[] {
  const { number, revision, title, company, owner, client, contact, terms } = content;
  const t = translator(language);
  return [
    { kind: 'title', text: title },
    { kind: 'number', text: t('proposal.paper.number', { number, revision: String(revision) }) },
    {
      kind: 'parties',
      parties: [
        { role: t('proposal.paper.from'), name: company, lines: [owner] },
        { role: t('proposal.paper.to'), name: client, lines: contact ? [t('proposal.paper.attention', { name: contact })] : [] },
      ],
    },
    ...factsOf(content, language),
    ...figuresOf(content, language, 'services'),
    ...figuresOf(content, language, 'options'),
    sumsOf(content, language),
    ...clausesOf(terms, t('proposal.paper.terms')),
    { kind: 'signatures', place: '', signatures: [{ role: t('proposal.paper.sign'), name: client, title: contact ?? '' }] },
  ];
}

const clausesOf = (terms: string | null, heading: string): Block[] =>
  terms ? [{ kind: 'clause', number: 1, heading, body: [{ kind: 'paragraph', text: terms }] }] : [];

function factsOf({ billing_type, valid_until, expected_start, expected_end }: PaperContent, language: Language): Block[] {
  const t = translator(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (value: string): string => days.format(new Date(`${value}T00:00:00Z`));
  const rows = [
    { label: t('nouns.proposals.fields.billing_type'), value: t(`nouns.proposals.options.billing_type.${billing_type as 'retainer'}`) },
    ...(valid_until ? [{ label: t('shared.fields.valid_until'), value: day(valid_until) }] : []),
    ...(expected_start ? [{ label: t('nouns.proposals.fields.expected_start'), value: day(expected_start) }] : []),
    ...(expected_end ? [{ label: t('nouns.proposals.fields.expected_end'), value: day(expected_end) }] : []),
  ];
  return [{ kind: 'terms', rows }];
}

/** Each line has its description below it. */
function figuresOf({ lines, currency }: PaperContent, language: Language, part: 'services' | 'options'): Figures[] {
  const shown = lines.filter(({ optional }) => optional === (part === 'options'));
  if (shown.length === 0) return [];
  const t = translator(language);
  const amounts = amountsIn(language, currency);
  const rowOf = ({ phase, department, description, minutes, rate, price }: Line) => ({
    cells: [
      [phase, department].filter(Boolean).join(' · '),
      asHours(minutes),
      amounts.format(rate),
      amounts.format(toMajor(price, currency)),
    ],
    notes: description ? [description] : [],
  });
  return [
    {
      kind: 'figures',
      heading: t(`proposal.paper.${part}`),
      columns: [t('proposal.paper.service'), t('proposal.paper.hours'), t('proposal.paper.rate'), t('proposal.paper.amount', { currency })],
      rows: shown.map(rowOf),
    },
  ];
}

function sumsOf({ price, currency, discount, tax }: PaperContent, language: Language): Figures {
  const t = translator(language);
  const amounts = amountsIn(language, currency);
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const row = (label: string, minor: number) => ({ cells: [label, amounts.format(toMajor(minor, currency))] });
  return {
    kind: 'figures',
    heading: t('proposal.paper.sum'),
    columns: ['', t('proposal.paper.amount', { currency })],
    rows: [
      ...(discount
        ? [
            row(t('proposal.subtotal'), price.subtotal),
            row(t('proposal.discount', { share: shares.format(discount / 10_000) }), -price.discount),
          ]
        : []),
      ...(tax ? [row(t('proposal.net'), price.amount), row(t('proposal.tax', { share: shares.format(tax / 10_000) }), price.tax)] : []),
      { ...row(t('proposal.total'), price.total), isSum: true },
    ],
  };
}

function amountsIn(language: Language, currency: string): Intl.NumberFormat {
  const digits = currencyDigits(currency) ?? 2;
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

import { type Block, type Clause, gap, type Paragraph, type Party, type Signature, type Terms } from '@cadre/contract/forms/blocks';
import type { Language } from '@cadre/contract/languages';
import type { Column, Content, ContentText, CustomTableLayout } from 'pdfmake/interfaces.js';
import { pdfText, wrappedLines } from './pdf-text.ts';
import { faint, quiet } from './print-pdf.ts';

/** Widths in points: of the text on A4, and of what stands left of a clause. */
const [width, indent] = [467, 22];
/** Lines that fit on every page. The layout loses what is to stay in one piece and does not fit. */
const highestUnbroken = 20;

const lines: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => faint,
  paddingLeft: (at) => (at === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 3,
};

/** How each block of a paper is drawn. */
export function paperBlock(block: Block, language: Language): Content {
  const text = (words: string, more: Partial<ContentText> = {}): ContentText => ({ ...more, text: runs(words, language) });

  const paragraph = ({ text: words }: Paragraph, left = 0): Content => text(words, { margin: [left, 0, 0, 6] });
  const terms = ({ rows }: Terms, left = 0): Content => ({
    table: { widths: [140, '*'], body: rows.map(({ label, value }) => [text(label, { color: quiet }), text(value)]) },
    layout: lines,
    margin: [left, 2, 0, 8],
  });

  const clause = ({ number, heading, body }: Clause): Content => {
    const title = text(`${number}. ${heading}`, { bold: true, fontSize: 11, margin: [0, 10, 0, 4] });
    const [first, ...rest] = body.map((one) => (one.kind === 'terms' ? terms(one, indent) : paragraph(one, indent)));
    // A heading never stands alone at the foot of a page.
    const opening = { stack: [title, ...(first ? [first] : [])], unbreakable: isShort(body[0], language) };
    return { stack: [opening, ...rest] };
  };

  const party = ({ role, name, lines: more }: Party): Column => ({
    stack: [
      text(role, { fontSize: 8, color: quiet, margin: [0, 0, 0, 2] }),
      text(name, { bold: true, fontSize: 11 }),
      ...more.map((line) => text(line)),
    ],
    width: '*',
  });
  const signature = ({ role, name, title, signed }: Signature): Column => ({
    stack: [
      ...(signed ? [text(signed, { margin: [0, 24, 0, 0] })] : []),
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 200, y2: 0, lineWidth: 0.7, lineColor: quiet }],
        margin: [0, signed ? 4 : 48, 0, 4],
      },
      text(name, { bold: true }),
      ...(title ? [text(title)] : []),
      text(role, { fontSize: 8, color: quiet }),
    ],
    width: '*',
  });

  switch (block.kind) {
    case 'title':
      return text(block.text, { fontSize: 20, bold: true, margin: [0, 0, 0, 2] });
    case 'number':
      return text(block.text, { color: quiet, margin: [0, 0, 0, 18] });
    case 'parties':
      return { columns: block.parties.map(party), columnGap: 24, margin: [0, 0, 0, 16] };
    case 'paragraph':
      return paragraph(block);
    case 'terms':
      return terms(block);
    case 'clause':
      return clause(block);
    case 'signatures':
      return {
        stack: [text(block.place, { margin: [0, 24, 0, 0] }), { columns: block.signatures.map(signature), columnGap: 24 }],
        unbreakable: true,
      };
  }
}

/** What is still to be filled in stands back. */
const runs = (words: string, language: Language): Content[] =>
  words
    .split(gap)
    .flatMap((piece, at) => [
      ...(at === 0 ? [] : [{ text: gap, font: 'latin', color: quiet }]),
      ...(piece === '' ? [] : pdfText(piece, language).text),
    ]);

const isShort = (first: Paragraph | Terms | undefined, language: Language): boolean =>
  first?.kind !== 'terms' && wrappedLines(pdfText(first?.text ?? '', language), (width - indent) / 10) <= highestUnbroken;

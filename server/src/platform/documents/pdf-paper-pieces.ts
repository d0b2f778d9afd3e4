import { gap, type Inner, type List, type Paragraph, type Party, type Signature, type Terms } from '@cadre/contract/forms/blocks';
import type { Piece } from '@cadre/contract/forms/pieces';
import type { Language } from '@cadre/contract/languages';
import type { Column, Content, ContentText, CustomTableLayout } from 'pdfmake/interfaces.js';
import { type Tag, type TagType, tagged, tagIn } from './pdf-tags.ts';
import { pdfText } from './pdf-text.ts';
import { faint, quiet } from './print-pdf.ts';

/** In points: the indent of a clause. */
const indent = 22;

/** Layout hints: keep a part on one page, and keep a heading off the page's foot. */
export const [unsplit, heading] = [1, 2];

const linesWith = (paddingTop: number): CustomTableLayout => ({
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => faint,
  paddingLeft: (at) => (at === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: () => paddingTop,
  paddingBottom: () => paddingTop - 1,
});

/** The number of terms in a row, and the space around pieces in points. */
const usual = { beside: 1, termWidths: [140, '*'], terms: linesWith(4), belowNumber: 18, belowParties: 16 };
const dense = { beside: 2, termWidths: ['auto', '*', 'auto', '*'], terms: linesWith(2.5), belowNumber: 10, belowParties: 8 };

/** Draws each piece of a paper within a part of the document. Clauses are to the right of their numbers. */
export function drawPieces(pieces: Piece[], language: Language, root: Tag, isDense = false): Content[] {
  const room = isDense ? dense : usual;
  let part = root;

  const text = (words: string, tag: Tag, more: Partial<ContentText> = {}): ContentText => ({
    ...more,
    text: tagged(runs(words, language), tag),
  });
  const textIn = (parent: Tag, type: TagType, words: string, more: Partial<ContentText> = {}): ContentText =>
    text(words, tagIn(parent, type), more);

  const paragraph = ({ text: words }: Paragraph, left: number): Content => textIn(part, 'P', words, { margin: [left, 0, 0, 6] });
  const list = ({ items }: List, left: number): Content => {
    const tag = tagIn(part, 'L');
    return { ul: items.map((item) => textIn(tagIn(tag, 'LI'), 'LBody', item)), margin: [left, 0, 0, 6] };
  };
  const terms = ({ rows }: Terms, left: number): Content => {
    const table = tagIn(part, 'Table');
    const body = Array.from({ length: Math.ceil(rows.length / room.beside) }, (_, at) => {
      const row = tagIn(table, 'TR');
      const some = rows.slice(at * room.beside, (at + 1) * room.beside);
      const cells = some.flatMap(({ label, value }) => [text(label, tagIn(row, 'TH', 'Row'), { color: quiet }), textIn(row, 'TD', value)]);
      return [...cells, ...Array.from({ length: 2 * (room.beside - some.length) }, () => '')];
    });
    return { table: { widths: room.termWidths, dontBreakRows: true, body }, layout: room.terms, margin: [left, 2, 0, 8] };
  };
  const inner = (block: Inner, left: number): Content => {
    if (block.kind === 'terms') return terms(block, left);
    return block.kind === 'list' ? list(block, left) : paragraph(block, left);
  };

  const party = ({ role, name, lines: more }: Party): Column => {
    const within = tagIn(part, 'Div');
    return {
      stack: [
        textIn(within, 'P', role, { fontSize: 8, color: quiet, margin: [0, 0, 0, 2] }),
        textIn(within, 'P', name, { bold: true, fontSize: 11 }),
        ...more.map((line) => textIn(within, 'P', line)),
      ],
      width: '*',
    };
  };
  const signature = ({ role, name, title, signed }: Signature): Column => {
    const within = tagIn(part, 'Div');
    return {
      stack: [
        ...(signed ? [textIn(within, 'P', signed, { margin: [0, 24, 0, 0] })] : []),
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: 200, y2: 0, lineWidth: 0.7, lineColor: quiet }],
          margin: [0, signed ? 4 : 48, 0, 4],
        },
        textIn(within, 'P', name, { bold: true }),
        ...(title ? [textIn(within, 'P', title)] : []),
        textIn(within, 'P', role, { fontSize: 8, color: quiet }),
      ],
      width: '*',
    };
  };

  const draw = (piece: Piece): Content => {
    switch (piece.kind) {
      case 'title':
        return textIn(part, 'H1', piece.text, { fontSize: 20, bold: true, margin: [0, 0, 0, 2] });
      case 'number':
        return textIn(part, 'P', piece.text, { color: quiet, margin: [0, 0, 0, room.belowNumber] });
      case 'parties':
        return { columns: piece.parties.map(party), columnGap: 24, margin: [0, 0, 0, room.belowParties] };
      case 'opening': {
        part = tagIn(root, 'Sect');
        const title = textIn(part, 'H2', `${piece.number}. ${piece.heading}`, {
          bold: true,
          fontSize: 11,
          margin: [0, 10, 0, 4],
          headlineLevel: heading,
        });
        const stack = [title, ...piece.body.map((block) => inner(block, indent))];
        return { stack, ...(piece.body.some(({ kind }) => kind === 'terms') && { headlineLevel: unsplit }) };
      }
      case 'inner':
        return inner(piece.block, indent);
      case 'ending': {
        const before = piece.before.map(draw);
        part = root;
        const { place, signatures } = piece.signing;
        const signing = [
          textIn(part, 'P', place, { margin: [0, 24, 0, 0] }),
          { columns: signatures.map(signature), columnGap: 24 } satisfies Content,
        ];
        return { stack: [...before, ...signing], headlineLevel: unsplit };
      }
      default:
        return inner(piece, 0);
    }
  };
  return pieces.map(draw);
}

/** Blanks that are still to be filled in are muted. */
const runs = (words: string, language: Language) =>
  words
    .split(gap)
    .flatMap((piece, at) => [
      ...(at === 0 ? [] : [{ text: gap, font: 'latin', color: quiet }]),
      ...(piece === '' ? [] : pdfText(piece, language).text),
    ]);

import type { Content } from 'pdfmake/interfaces.js';
import { pdfTableBody } from './pdf-table-body.ts';
import { documentTag, tagged, tagIn } from './pdf-tags.ts';
import { pdfText } from './pdf-text.ts';
import { ink, type PdfDocument, printPdf, quiet } from './print-pdf.ts';
import type { TableDocument } from './tables/table-file.ts';

const margin = 36;

export const pdfTable = (table: TableDocument): Promise<Buffer> => printPdf(printed(table));

function printed(table: TableDocument): PdfDocument {
  const { title, subtitle, language, columns, pageText = '{page} / {pages}' } = table;
  const text = (words: string) => pdfText(words, language).text;
  const tags = documentTag();
  const { size, orientation, width, fontSize } = pageFormat(columns.reduce((sum, { narrow }) => sum + (narrow ? 0.25 : 1), 0));
  return {
    title,
    language,
    tags,
    pageSize: size,
    pageOrientation: orientation,
    pageMargins: [margin, margin, margin, margin + 12],
    defaultStyle: { font: 'latin', color: ink },
    content: [
      { text: tagged(text(title), tagIn(tags, 'H1')), fontSize: 16, bold: true, margin: [0, 0, 0, subtitle ? 2 : 12] },
      ...(subtitle
        ? [{ text: tagged(text(subtitle), tagIn(tags, 'P')), fontSize: 9, color: quiet, margin: [0, 0, 0, 12] } satisfies Content]
        : []),
      pdfTableBody(table, width - 2 * margin, fontSize, tagIn(tags, 'Table')),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: text(title), width: '*' },
        { text: text(pageText.replace('{page}', String(page)).replace('{pages}', String(pages))), width: 'auto', alignment: 'right' },
      ],
      columnGap: 12,
      fontSize: 8,
      color: quiet,
      margin: [margin, 14, margin, 0],
    }),
  };
}

/** Widths in points. */
const formats = [
  { columns: 6, size: 'A4', orientation: 'portrait', width: 595.28, fontSize: 9 },
  { columns: 9, size: 'A4', orientation: 'landscape', width: 841.89, fontSize: 9 },
  { columns: 12, size: 'A4', orientation: 'landscape', width: 841.89, fontSize: 8 },
  { columns: 16, size: 'A4', orientation: 'landscape', width: 841.89, fontSize: 7 },
  { columns: 28, size: 'A3', orientation: 'landscape', width: 1190.55, fontSize: 7 },
  { columns: 44, size: 'A2', orientation: 'landscape', width: 1683.78, fontSize: 7 },
] as const;

/** The page grows with the table: a table too small to read on A4 can still be read on a screen, or printed smaller. */
const pageFormat = (columns: number) =>
  formats.find((format) => columns <= format.columns) ?? ({ size: 'A1', orientation: 'landscape', width: 2383.94, fontSize: 7 } as const);

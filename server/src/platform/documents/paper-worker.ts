import { parentPort } from 'node:worker_threads';
import type { Block } from '@cadre/contract/forms/blocks';
import { piecesOf } from '@cadre/contract/forms/pieces';
import type { Language } from '@cadre/contract/languages';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PaperDocument } from './paper-file.ts';
import { drawFigures } from './pdf-figures.ts';
import { drawPieces, heading, unsplit } from './pdf-paper-pieces.ts';
import { documentTag, type Tag } from './pdf-tags.ts';
import { pdfText } from './pdf-text.ts';
import { ink, type PdfDocument, printPdf, quiet } from './print-pdf.ts';

parentPort?.on('message', async (paper: PaperDocument) => {
  try {
    const bytes = new Uint8Array(await printPdf(printed(paper)));
    parentPort?.postMessage({ bytes }, [bytes.buffer]);
  } catch (failure) {
    parentPort?.postMessage({ failure });
  }
});

/** In points. */
const usual = { side: 64, top: 60, foot: 72, fontSize: 10, lineHeight: 1.25, logoHeight: 48, belowLogo: 18 };
const dense = { side: 56, top: 36, foot: 50, fontSize: 9, lineHeight: 0.92, logoHeight: 28, belowLogo: 6 };
/** In points: as wide as a logo gets. */
const logoWidth = 180;

function printed({ title, language, blocks, footer, logo, mark, madeAt, isDense = false }: PaperDocument): PdfDocument {
  const { side, top, foot, fontSize, lineHeight, logoHeight, belowLogo } = isDense ? dense : usual;
  const text = (words: string) => pdfText(words, language).text;
  const tags = documentTag();
  return {
    title,
    language,
    tags,
    madeAt,
    pageSize: 'A4',
    pageMargins: [side, top, side, foot],
    defaultStyle: { font: 'latin', color: ink, fontSize, lineHeight },
    ...(mark && { watermark: { ...watermark(mark, text(mark)[0]?.font ?? 'latin') } }),
    content: [
      ...(logo ? [{ image: logo, fit: [logoWidth, logoHeight], margin: [0, 0, 0, belowLogo] } satisfies Content] : []),
      ...drawn(blocks, language, tags, isDense),
    ],
    pageBreakBefore: beginsPage,
    footer: (page, pages) => ({
      columns: [
        { text: text(footer), width: '*' },
        { text: `${page} / ${pages}`, width: 'auto', alignment: 'right' },
      ],
      columnGap: 12,
      fontSize: 8,
      color: quiet,
      margin: [side, foot - 44, side, 0],
    }),
  };
}

function drawn(blocks: PaperDocument['blocks'], language: Language, tags: Tag, isDense: boolean): Content[] {
  const at = blocks.findIndex(({ kind }) => kind === 'figures');
  const words = (at < 0 ? blocks : blocks.slice(0, at)) as Block[];
  const figures = blocks[at];
  const above = drawPieces(piecesOf(words), language, tags, isDense);
  if (figures?.kind !== 'figures') return above;
  return [...above, ...drawFigures(figures, language, tags, isDense), ...drawn(blocks.slice(at + 1), language, tags, isDense)];
}

/**
 * Decides for each part during page layout whether it begins a page: an unbreakable part does if it would break, and a heading does if only the
 * page's footer follows. A part longer than a page continues on the next, so no content is lost.
 */
const beginsPage: NonNullable<TDocumentDefinitions['pageBreakBefore']> = ({ headlineLevel, pageNumbers }, { getFollowingNodesOnPage }) => {
  if (headlineLevel === unsplit) return pageNumbers.length > 1;
  if (headlineLevel !== heading) return false;
  const [next] = getFollowingNodesOnPage();
  return !next || next.columns !== undefined;
};

const watermark = (text: string, font: string) => ({ text, font, bold: true, color: quiet, opacity: 0.12, angle: -50 });

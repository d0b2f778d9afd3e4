import { parentPort } from 'node:worker_threads';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { PaperDocument } from './paper-file.ts';
import { paperBlock } from './pdf-paper-blocks.ts';
import { pdfText } from './pdf-text.ts';
import { ink, printPdf, quiet } from './print-pdf.ts';

parentPort?.on('message', async (paper: PaperDocument) => {
  try {
    const bytes = new Uint8Array(await pdfPaper(paper));
    parentPort?.postMessage({ bytes }, [bytes.buffer]);
  } catch (failure) {
    parentPort?.postMessage({ failure });
  }
});

const [side, top, foot] = [64, 60, 72];

const pdfPaper = (paper: PaperDocument): Promise<Buffer> => printPdf(definition(paper));

function definition({ title, language, blocks, footer, mark }: PaperDocument): TDocumentDefinitions {
  const text = (words: string) => pdfText(words, language).text;
  return {
    info: { title, creator: 'Cadre', producer: 'Cadre' },
    language,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [side, top, side, foot],
    defaultStyle: { font: 'latin', color: ink, fontSize: 10, lineHeight: 1.25 },
    ...(mark && { watermark: { ...watermark(mark, text(mark)[0]?.font ?? 'latin') } }),
    content: blocks.map((block) => paperBlock(block, language)),
    footer: (page, pages) => ({
      columns: [
        { text: text(footer), width: '*' },
        { text: `${page} / ${pages}`, width: 'auto', alignment: 'right' },
      ],
      columnGap: 12,
      fontSize: 8,
      color: quiet,
      margin: [side, 28, side, 0],
    }),
  };
}

const watermark = (text: string, font: string) => ({ text, font, bold: true, color: quiet, opacity: 0.12, angle: -50 });

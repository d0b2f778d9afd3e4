import { buffer } from 'node:stream/consumers';
import type { Language } from '@cadre/contract/languages';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { DocumentWithFontCache } from './font-cache.ts';
import { fontFamilies } from './pdf-fonts.ts';
import type { Tag } from './pdf-tags.ts';
import { LayoutBuilder, normalizePageMargin, normalizePageSize } from './pdfmake-parts.ts';
import { TaggedRenderer } from './tagged-renderer.ts';

type Look = 'pageSize' | 'pageOrientation' | 'pageMargins' | 'defaultStyle' | 'watermark' | 'content' | 'footer' | 'pageBreakBefore';

export type PdfDocument = Pick<TDocumentDefinitions, Look> & {
  title: string;
  language: Language;
  /** The structure of the document; each text of the content refers to one of its parts. */
  tags: Tag;
  /** The moment that the file names as that of its making; now without it. With it the same content is the same file. */
  madeAt?: Date | undefined;
};

/** Nothing is fetched, and only font files are opened. */
const fontFiles = new Set(Object.values(fontFamilies).flatMap((family) => Object.values(family)));
const mayOpen = (path: string): boolean => fontFiles.has(path);

/** The document is made for each file, because the layout writes into it. */
export function printPdf({ title, language, tags, madeAt, ...look }: PdfDocument): Promise<Buffer> {
  const size = normalizePageSize(look.pageSize, look.pageOrientation);
  const options = {
    size: [size.width, size.height],
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Creator: 'Cadre', Producer: 'Cadre', ...(madeAt && { CreationDate: madeAt }) },
    autoFirstPage: false,
    font: null,
  };
  const pdf = new DocumentWithFontCache(fontFamilies, {}, {}, {}, options, null, mayOpen);
  const laidOut = new LayoutBuilder(size, normalizePageMargin(look.pageMargins), null).layoutDocument(
    look.content,
    pdf,
    {},
    look.defaultStyle,
    undefined,
    undefined,
    look.footer,
    look.watermark,
    look.pageBreakBefore,
  );
  new TaggedRenderer(pdf, tags).renderPages(laidOut);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}

/** The colors of the main text, of secondary text and of lines. */
export const [ink, quiet, faint] = ['#1F2937', '#6B7280', '#D1D5DB'] as const;

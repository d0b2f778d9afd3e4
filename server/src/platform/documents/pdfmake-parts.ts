import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type { FontRun } from './font-runs.ts';
import type { Tag } from './pdf-tags.ts';

/** The parts of pdfmake that `print-pdf.ts` assembles itself, typed only for our use. The library has no types for them. */
const part = createRequire(import.meta.url);

export type StructureElement = { add(child: unknown): StructureElement };
export type OpenPdf = Readable & {
  struct(type: string, options: { scope?: string }): StructureElement;
  addStructure(element: StructureElement): void;
  markStructureContent(type: string): unknown;
  markContent(type: string, options: object): void;
  endMarkedContent(): void;
  font(file: string): OpenPdf;
  text(words: string, x: number, y: number, options: TextOptions): OpenPdf;
  end(): void;
};
export type TextOptions = { features?: FontRun['fontFeatures'] };
export type Inline = { tag?: Tag; text: string; level?: number; x: number; width: number; leadingCut: number; trailingCut: number };
export type Line = { inlines: Inline[] };
type Page = { items: object[] };
type Size = { width: number; height: number };

export const { default: OpenDocument } = part('pdfmake/js/PDFDocument.js') as {
  default: new (
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
    files: null,
    mayOpen: (path: string) => boolean,
  ) => OpenPdf;
};

export const { default: LayoutBuilder } = part('pdfmake/js/LayoutBuilder.js') as {
  default: new (
    size: Size,
    margins: object,
    svg: null,
  ) => {
    layoutDocument(
      content: unknown,
      pdf: OpenPdf,
      styles: object,
      defaultStyle: unknown,
      background: undefined,
      header: undefined,
      footer: unknown,
      watermark: unknown,
      pageBreakBefore: unknown,
    ): Page[];
  };
};

export const { normalizePageSize, normalizePageMargin } = part('pdfmake/js/PageSize.js') as {
  normalizePageSize(size: unknown, orientation: unknown): Size;
  normalizePageMargin(margins: unknown): object;
};

export const { default: Renderer } = part('pdfmake/js/Renderer.js') as {
  default: new (
    pdf: OpenPdf,
  ) => {
    pdfDocument: OpenPdf;
    renderPages(pages: Page[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: object): void;
    renderImage(image: object): void;
    renderWatermark(page: object): void;
  };
};

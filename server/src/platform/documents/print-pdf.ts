import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFamilies } from './pdf-fonts.ts';

/** Nothing is fetched, and no file is opened but the fonts. */
const fontFiles = new Set(Object.values(fontFamilies).flatMap((family) => Object.values(family)));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setFonts(fontFamilies);

/** The definition is made for each file, because the layout writes into it. */
export const printPdf = (definition: TDocumentDefinitions): Promise<Buffer> => pdfmake.createPdf(definition).getBuffer();

/** What is read, and what stands beside it. */
export const [ink, quiet, faint] = ['#1F2937', '#6B7280', '#D1D5DB'] as const;

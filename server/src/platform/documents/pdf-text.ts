import type { Language } from '@cadre/contract/languages';
import { type FontRun, fontRuns } from './font-runs.ts';
import { covers, lineWidths } from './pdf-fonts.ts';

/** A text of a PDF: its parts with their fonts, and the width of its lines as a share of the font size. */
export type PdfText = { text: FontRun[]; lines: number[] };

export function pdfText(text: string, language: Language): PdfText {
  const runs = fontRuns(text, language, covers);
  return { text: runs, lines: lineWidths(runs) };
}

export const widestLine = ({ lines }: PdfText): number => lines.reduce((widest, line) => Math.max(widest, line), 0);

/** Generous, because a line breaks before the word that does not fit. */
export const wrappedLines = ({ lines }: PdfText, available: number): number =>
  lines.reduce((count, line) => count + Math.ceil((1.25 * line) / available) + 1, 0);

import type { Row } from '../../../fields/kind.ts';

/** The name of the PDF file: its number once it has one. */
export const pdfName = (row: Row): string => `${row.number ?? row.title}.pdf`;

import type { Row } from '../../fields/kind.ts';

/** What the file is called: by its number once it has one. */
export const pdfName = (row: Row): string => `${row.number ?? row.title}.pdf`;

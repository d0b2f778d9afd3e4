type SampleFile = { name: string; mimeType: string; buffer: Buffer };

const smallestPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

export const pdfFile = (name: string): SampleFile => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(smallestPdf) });

/** A spreadsheet as people save it: a heading for each column, a line for each row. */
export const csvFile = (name: string, rows: readonly Record<string, string>[]): SampleFile => {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')) };
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { Problem } from '../../problem.ts';
import { fillMerged, shownSheet } from './sheet-layout.ts';

const mostMegabytes = 200;
/** Sheets, texts and formats; pictures, macros and links are left where they are. */
const needed = /^(\[Content_Types\]\.xml|_rels\/|xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/|worksheets\/[^/]+\.xml))/;

/** The first visible sheet. Formulas are never computed: the value that the spreadsheet stored with them is used. */
export async function readTableXlsx(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpacked(bytes);
  const { number, merged } = shownSheet(parts);
  const packed = Buffer.from(zipSync(parts, { level: 0 }));
  const data = await readSheet(packed, number, { parseNumber: (written) => written });
  const grid = data.map((row) => row.map(textOf));
  fillMerged(grid, merged);
  return grid;
}

/**
 * The parts that are needed. A part is never unpacked beyond its declared size, and the sum of the declared sizes is limited, so a small file cannot
 * fill the memory.
 */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let claimed = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!needed.test(name)) return false;
      claimed += originalSize;
      if (claimed > mostMegabytes * 1024 * 1024) throw new Problem('file_too_large', { args: { megabytes: mostMegabytes } });
      return true;
    },
  });
  if (!parts['xl/workbook.xml']) throw new Problem('file_type_refused', { args: { types: 'csv, xlsx' } });
  if (Object.values(parts).some(declaresEntities)) throw new Problem('file_not_readable');
  return parts;
}

/** A real spreadsheet never declares its own entities; an entity bomb does. */
const declaresEntities = (part: Uint8Array): boolean =>
  Buffer.from(part.buffer, part.byteOffset, Math.min(part.length, 1000)).includes('<!DOCTYPE');

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}

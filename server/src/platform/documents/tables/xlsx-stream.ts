import { strToU8, Zip, ZipDeflate } from 'fflate';
import { dayOf } from '../day-of.ts';
import type { Cell, Rotations, TableColumn, TableHead } from './table-file.ts';
import { columnWidth, daysTo1904, longestText, mostRowsOfSheet, sheetName } from './xlsx-limits.ts';

/** A workbook written row by row, on as many sheets as needed; the library for smaller ones needs all rows at once. */
export async function* streamXlsx(head: TableHead, turns: Rotations, mostRows = mostRowsOfSheet): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const begin = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 4 });
    zip.add(part);
    return part;
  };
  const sheets: ZipDeflate[] = [];
  const beginSheet = (rows: Cell[][]): void => {
    sheets.at(-1)?.push(strToU8(sheetEnd), true);
    const sheet = begin(`xl/worksheets/sheet${sheets.length + 1}.xml`);
    sheet.push(strToU8(declaration + sheetStart(head, rows)));
    sheets.push(sheet);
    row = 1;
  };
  let row = 1;
  for await (const rows of turns) {
    for (let at = 0; at < rows.length; ) {
      if (sheets.length === 0 || row > mostRows) beginSheet(rows);
      const some = rows.slice(at, at + mostRows + 1 - row);
      sheets.at(-1)?.push(strToU8(some.map((cells) => rowXml(++row, head.columns, cells)).join('')));
      at += some.length;
    }
    yield* written.splice(0);
  }
  if (sheets.length === 0) beginSheet([]);
  sheets.at(-1)?.push(strToU8(sheetEnd), true);
  for (const [name, xml] of Object.entries(partsOf(head, sheets.length))) begin(name).push(strToU8(declaration + xml), true);
  zip.end();
  yield* written;
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typeOf = (part: string): string => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** Positions in `cellXfs` of the styles. */
const style = { plain: 0, heading: 1, text: 2, day: 3, duration: 4 } as const;

const sheetEnd = '</sheetData></worksheet>';

/** The parts that list the sheets; the number of sheets is known only after the last row. */
const partsOf = ({ title }: TableHead, sheets: number): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>${eachOf(sheets, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${typeOf('worksheet')}"/>`)}<Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  // Days are counted from 1904, so that negative durations show as `-7:30`.
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="1"/><sheets>${eachOf(sheets, (number) => `<sheet name="${escaped(sheetName(title, number))}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${eachOf(sheets, (number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF3F4F6"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

const eachOf = (count: number, part: (number: number) => string): string => Array.from({ length: count }, (_, at) => part(at + 1)).join('');

/** Widths follow from the first rows. */
function sheetStart({ columns }: TableHead, rows: Cell[][]): string {
  const widths = columns.map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${columnWidth({ columns, rows }, at)}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const headings = columns.map(({ heading }, at) => cell(at, 1, textXml(heading, style.heading))).join('');
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings}</row>`;
}

const rowXml = (row: number, columns: TableColumn[], cells: Cell[]): string =>
  `<row r="${row}">${columns.map((column, at) => cell(at, row, contentXml(column, cells[at] ?? null))).join('')}</row>`;

/** An empty cell is left out. */
const cell = (at: number, row: number, content: string): string => (content === '' ? '' : `<c r="${lettersOf(at)}${row}" ${content}</c>`);

/** A to Z, AA to ZZ. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26));

function contentXml(column: TableColumn, value: Cell): string {
  if (value === null || value === '') return '';
  const day = dayOf(column, value);
  if (day && day.getUTCFullYear() > 1904) return `s="${style.day}"><v>${serialOf(day)}</v>`;
  if (typeof value === 'boolean') return `t="b"><v>${Number(value)}</v>`;
  if (typeof value === 'number' && Number.isFinite(value))
    return column.kind === 'duration' ? `s="${style.duration}"><v>${value / 1440}</v>` : `s="${style.plain}"><v>${value}</v>`;
  return textXml(String(value).slice(0, longestText), style.text);
}

/** Days since 1904; a workbook of the other calendar would begin in 1900. */
const serialOf = (day: Date): number => day.getTime() / 86_400_000 + 25_569 - daysTo1904;

const textXml = (text: string, of: number): string => `t="inlineStr" s="${of}"><is><t xml:space="preserve">${escaped(text)}</t></is>`;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Drops characters that XML cannot contain. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (mark) => marks[mark] as string);

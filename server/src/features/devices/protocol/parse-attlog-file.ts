import { inBatches } from '../../../platform/batching/in-batches.ts';
import { guessOrder } from './guess-order.ts';
import { isGarbage, type Line, linesOf } from './lines-of.ts';
import { readAttlogLine } from './parse-attlog.ts';
import { type DateOrder, parseTime } from './parse-time.ts';
import { punchOf, rejected } from './punch-fields.ts';
import type { ReadLine } from './punch-line.ts';
import { isSerialNumber } from './serial-number.ts';

/** A file from a device's USB port. `serial` is set if the file contains it. */
export type AttlogFile = { format: FileFormat; serial: string | null; lines: ReadLine[] };

/** `dateOrder` is used only if the file writes dates with the year at the end and the numbers leave the order open. */
export async function parseAttlogFile(text: string, dateOrder: DateOrder = 'mdy'): Promise<AttlogFile> {
  const all = linesOf(text).filter((line) => line.text.trim() !== '');
  const format = detectFile(all);
  if (format === 'glg') return { format, serial: null, lines: await readGlg(all, dateOrder) };
  const { serial, lines } = withoutFrame(all);
  return { format, serial, lines: await inBatches<Line, ReadLine>(lines, readers[format]) };
}

const readers = { attlog: readAttlogLine, attlog_dat: readDat, unknown: (line: Line) => rejected(line, 'fields') };

/** Terminals with a black and white display write their serial number as the first line and a checksum as the last. */
function withoutFrame(lines: Line[]): { serial: string | null; lines: Line[] } {
  const isFramed = lines.length > 2 && isSingle(lines[0]) && isSingle(lines.at(-1));
  if (!isFramed) return { serial: null, lines };
  return { serial: lines[0]?.text.trim() ?? null, lines: lines.slice(1, -1) };
}

const isSingle = (line: Line | undefined): boolean => line !== undefined && isSerialNumber(line.text.trim());

function readDat(line: Line): ReadLine {
  if (isGarbage(line.text)) return rejected(line, 'garbage');
  const [pin, time, , status, verify, workcode] = line.text.split('\t');
  return time === undefined ? rejected(line, 'fields') : punchOf(line, { pin, time, status, verify, workcode });
}

function readGlg(lines: Line[], dateOrder: DateOrder): Promise<ReadLine[]> {
  const at = lines.findIndex((line) => isGlgHeader(cellsOf(line)));
  const header = cellsOf(lines[at] as Line).map((name) => name.toLowerCase());
  const column = (...names: string[]): number => header.findIndex((name) => names.includes(name));
  const columns = {
    pin: column('enno'),
    time: column('datetime', 'date/time'),
    status: column('iomd', 'in/out', 'inout'),
    verify: column('mode'),
  };
  const rows = lines.slice(at + 1);
  const order = guessOrder(
    rows.map((line) => cellsOf(line)[columns.time] ?? ''),
    dateOrder,
  );
  return inBatches(rows, (line) => {
    if (isGarbage(line.text)) return rejected(line, 'garbage');
    const cells = cellsOf(line);
    return punchOf(line, {
      // Other brands pad numbers with leading zeros.
      pin: cells[columns.pin]?.replace(/^0+(?=\d)/, ''),
      time: parseTime(cells[columns.time] ?? '', order)?.local_time ?? undefined,
      status: cells[columns.status],
      verify: cells[columns.verify],
    });
  });
}

const cellsOf = (line: Line): string[] => line.text.split('\t').map((cell) => cell.trim());

/**
 * The format of a file from a device: `attlog_dat` (a USB stick of ZKTeco; a device number before the status), `attlog` (as pushed), `glg`
 * (other brands; a header row), or unknown.
 */
type FileFormat = 'attlog_dat' | 'attlog' | 'glg' | 'unknown';

const looked = 50;
const statuses = new Set(['0', '1', '2', '3', '4', '5', '255']);

function detectFile(lines: Line[]): FileFormat {
  const rows = lines.slice(0, looked).map(({ text }) => text.split('\t').map((cell) => cell.trim()));
  if (rows.some(isGlgHeader)) return 'glg';
  const punches = rows.filter((cells) => parseTime(cells[1] ?? '') !== undefined);
  if (punches.length === 0) return 'unknown';
  return hasDeviceNumber(punches) ? 'attlog_dat' : 'attlog';
}

const isGlgHeader = (cells: string[]): boolean => {
  const names = cells.map((cell) => cell.toLowerCase());
  return names.includes('enno') && names.some((name) => name === 'datetime' || name === 'date/time');
};

/** The pushed order has two reserved fields at its end, so it is wider; where it was cut short, four cells are not enough for a stick's. */
function hasDeviceNumber(punches: string[][]): boolean {
  const widths = punches.map((cells) => cells.length);
  if (Math.min(...widths) < 5 || Math.max(...widths) > 6) return false;
  return new Set(punches.map((cells) => cells[2])).size === 1 && punches.every((cells) => statuses.has(cells[3] ?? ''));
}

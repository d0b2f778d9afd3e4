import type { Line } from './lines-of.ts';
import { parseTime } from './parse-time.ts';

/**
 * What a file from a device is: `attlog_dat` (a USB stick of ZKTeco; a device number before the status), `attlog` (as pushed),
 * `glg` (other brands; a header row), or nothing known.
 */
export type FileFormat = 'attlog_dat' | 'attlog' | 'glg' | 'unknown';

const looked = 50;
const statuses = new Set(['0', '1', '2', '3', '4', '5', '255']);

export function detectFile(lines: Line[]): FileFormat {
  const rows = lines.slice(0, looked).map(({ text }) => text.split('\t').map((cell) => cell.trim()));
  if (rows.some(isGlgHeader)) return 'glg';
  const punches = rows.filter((cells) => parseTime(cells[1] ?? '') !== undefined);
  if (punches.length === 0) return 'unknown';
  return hasDeviceNumber(punches) ? 'attlog_dat' : 'attlog';
}

export const isGlgHeader = (cells: string[]): boolean => {
  const names = cells.map((cell) => cell.toLowerCase());
  return names.includes('enno') && names.some((name) => name === 'datetime' || name === 'date/time');
};

/** The pushed order has two reserved fields at its end, so it is wider; where it was cut short, four cells are not enough for a stick's. */
function hasDeviceNumber(punches: string[][]): boolean {
  const widths = punches.map((cells) => cells.length);
  if (Math.min(...widths) < 5 || Math.max(...widths) > 6) return false;
  return new Set(punches.map((cells) => cells[2])).size === 1 && punches.every((cells) => statuses.has(cells[3] ?? ''));
}

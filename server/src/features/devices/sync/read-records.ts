import type { BodyOf } from '@cadre/contract/call';
import type { syncAttendances } from '@cadre/contract/calls/device-punches';
import { invalid } from '../../../platform/problem.ts';
import { isGarbage, storableText } from '../protocol/lines-of.ts';
import { punchOf } from '../protocol/punch-fields.ts';
import type { ReadLine } from '../protocol/punch-line.ts';

export type SentRecords = { serial: string | undefined; timezone: string | undefined; lines: ReadLine[] };

/** The records of a program: a time on the wall of the device, or a moment with its offset. */
export function readRecords({ device, serial_no, timezone, records }: BodyOf<typeof syncAttendances>): SentRecords {
  const serial = device ?? serial_no ?? undefined;
  if (typeof serial === 'number') throw invalid({ device: [{ code: 'not_valid' }] });
  return { serial, timezone: timezone ?? undefined, lines: (records ?? []).map(lineOf) };
}

function lineOf(sent: unknown, index: number): ReadLine {
  const record = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const text = (...names: string[]): string | undefined => {
    const value = names.map((name) => record[name]).find((one) => one !== undefined && one !== null);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const line = { line_no: index + 1, text: storableText(JSON.stringify(sent)).slice(0, 2000) };
  const pin = text('pin', 'user_code');
  if (pin !== undefined && isGarbage(pin)) return { line_no: line.line_no, raw_line: line.text, reason: 'garbage' };
  return punchOf(line, {
    pin,
    time: momentText(text('time')),
    status: text('status', 'code'),
    verify: text('verify'),
    workcode: text('workcode', 'work_code'),
  });
}

/** A moment with its offset becomes seconds since 1970; a time on the wall stays as it is. */
function momentText(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/.test(text)) return text;
  const at = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(at) ? undefined : String(Math.floor(at / 1000));
}

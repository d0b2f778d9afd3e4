import { type Line, storableText } from './lines-of.ts';
import { parseTime } from './parse-time.ts';
import type { ReadLine, RejectedLine } from './punch-line.ts';

/** The words of one punch before they are understood. */
export type PunchFields = {
  pin: string | undefined;
  time: string | undefined;
  status?: string | undefined;
  verify?: string | undefined;
  workcode?: string | undefined;
  utc_offset?: string | undefined;
};

const longestPin = 40;

/** Parses the fields of one punch. Only a person and a time are required; a code that is no number is ignored. */
export function punchOf(line: Line, fields: PunchFields): ReadLine {
  const pin = (fields.pin ?? '').replaceAll(' ', '');
  if (pin === '' || /^0+$/.test(pin) || pin.length > longestPin) return rejected(line, 'pin');
  const time = parseTime(fields.time ?? '');
  if (!time) return rejected(line, 'time');
  return {
    line_no: line.line_no,
    raw_line: storableText(line.text),
    pin,
    ...time,
    status_code: codeOf(fields.status),
    verify_code: codeOf(fields.verify),
    workcode:
      storableText(fields.workcode ?? '')
        .trim()
        .slice(0, 40) || null,
    utc_offset_minutes: offsetOf(fields.utc_offset),
  };
}

export const rejected = (line: Line, reason: RejectedLine['reason']): RejectedLine => ({
  line_no: line.line_no,
  raw_line: storableText(line.text),
  reason,
});

/** Longer digits are sets of bits of newer firmware, not codes. */
const codeOf = (text: string | undefined): number | null => {
  const digits = text?.trim() ?? '';
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
};

/** Seconds with their sign (`+28800`). Without a sign it is the zero that fills a reserved field. */
const offsetOf = (text: string | undefined): number | null => {
  const seconds = /^[+-]\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Math.abs(seconds) <= 14 * 3600 ? Math.round(seconds / 60) : null;
};

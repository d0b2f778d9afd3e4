/**
 * A punch as the device wrote it. The time is either local to the device (`local_time`) or a moment (`epoch`, seconds);
 * `utc_offset_minutes` is set if the device sent its own offset to UTC.
 */
export type PunchLine = {
  line_no: number;
  raw_line: string;
  pin: string;
  local_time: string | null;
  epoch: number | null;
  status_code: number | null;
  verify_code: number | null;
  workcode: string | null;
  utc_offset_minutes: number | null;
};

/** A line that cannot be read as a punch. It is stored unchanged and acknowledged, because sending it again cannot help. */
export type RejectedLine = { line_no: number; raw_line: string; reason: 'garbage' | 'fields' | 'pin' | 'time' };

export type ReadLine = PunchLine | RejectedLine;

export const isPunchLine = (line: object): line is PunchLine => 'pin' in line;

import { isDate } from '@cadre/rules/calendar';

/** A time of a device: on its wall as `YYYY-MM-DD HH:MM:SS`, or a moment in seconds since 1970. */
export type DeviceTime = { local_time: string; epoch: null } | { local_time: null; epoch: number };

/** The order of a date with slashes, where its numbers leave it open. */
export type DateOrder = 'ymd' | 'mdy' | 'dmy';

/** `undefined` if the text is no time or the day is in no calendar. */
export function parseTime(text: string, order: DateOrder = 'ymd'): DeviceTime | undefined {
  const trimmed = text.trim();
  if (/^\d{9,10}$/.test(trimmed)) return { local_time: null, epoch: Number(trimmed) };
  const found = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(trimmed);
  if (!found) return undefined;
  const [hour, minute, second] = [found[4], found[5], found[6] ?? '0'].map(Number) as [number, number, number];
  const date = dayOf([found[1], found[2], found[3]] as [string, string, string], order);
  if (!isDate(date) || hour > 23 || minute > 59 || second > 59) return undefined;
  return { local_time: `${date} ${[hour, minute, second].map(two).join(':')}`, epoch: null };
}

function dayOf(parts: [string, string, string], order: DateOrder): string {
  const [first, second, third] = parts;
  if (first.length === 4) return `${first}-${two(second)}-${two(third)}`;
  if (third.length !== 4) return '';
  return order === 'dmy' ? `${third}-${two(second)}-${two(first)}` : `${third}-${two(first)}-${two(second)}`;
}

const two = (part: string | number): string => String(part).padStart(2, '0');

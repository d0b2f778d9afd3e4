/** A day has no more. */
export const minutesOfDay = 1440;

const clock = /^(\d{0,3}):([0-5]\d)$/;
const units = /^(?:(\d+(?:\.\d+)?)\s*h(?:rs?)?)?\s*(?:(\d+)\s*(?:m(?:ins?)?)?)?$/;
const plain = /^\d*\.?\d+$|^\d+\.$/;

/**
 * Minutes as people type them: `8`, `7.5`, `7,5`, `7:30`, `7h30`, `1h 15m`, `450m`; a plain number above 24 is minutes.
 * A sign adds to what stands there or takes from it. Nothing typed is nothing; what cannot be read is undefined.
 */
export function readDuration(typed: string, current = 0): number | undefined {
  const text = typed.normalize('NFKC').replaceAll('−', '-').replaceAll(',', '.').trim().toLowerCase();
  if (text === '') return 0;
  const sign = /^[+-]/.exec(text)?.[0];
  const minutes = readPlain(sign ? text.slice(1).trim() : text);
  if (minutes === undefined || sign === undefined) return minutes;
  return Math.max(0, sign === '+' ? current + minutes : current - minutes);
}

function readPlain(text: string): number | undefined {
  const time = clock.exec(text);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  if (plain.test(text)) return ofNumber(Number(text));
  const parts = units.exec(text);
  if (!parts || text === '') return undefined;
  return Math.round(Number(parts[1] ?? 0) * 60) + Number(parts[2] ?? 0);
}

const ofNumber = (value: number): number => Math.round(value <= 24 ? value * 60 : value);

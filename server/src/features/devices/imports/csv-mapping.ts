import type { PunchImport } from '@cadre/contract/calls/devices';
import { invalid } from '../../../platform/problem.ts';

type Meaning = NonNullable<PunchImport['mapping'][string]>;
export type CsvMapping = PunchImport['mapping'];

/** How people name such columns; the first that fits a heading wins, and each meaning is given once. */
const names: Record<Meaning, RegExp> = {
  pin: /^(pin|user ?id|userid|ac[- .]?no\.?|enno|enroll ?(no|number|id)|badge|person ?id|device (code|user)|number on the device)$/i,
  employee_no: /^(employee ?(no|number|id|code)\.?|emp ?(no|id|code)\.?|personnel (no|number)\.?|staff (no|id))$/i,
  date_time: /^(date[ /_-]?time|time ?stamp|check ?time|punch ?time|s?time)$/i,
  date: /^(date|day|work ?date)$/i,
  time: /^(time|clock|hour)$/i,
  direction: /^(direction|state|status|in ?\/? ?out|type|check ?type|action|event)$/i,
};
const meanings = Object.keys(names) as Meaning[];

/** What each column is taken for: as the asker says, else by its heading. */
export function mappingOf(headings: string[], rows: string[][], asked: Record<string, unknown> | undefined): CsvMapping {
  if (asked) return checked(headings, asked);
  const taken = new Set<Meaning>();
  return Object.fromEntries(
    headings.map((heading, at) => {
      const found = meanings.find((meaning) => !taken.has(meaning) && names[meaning].test(heading.trim()));
      const meaning = found === 'date_time' || found === 'time' ? byContents(rows.map((cells) => cells[at] ?? '')) : found;
      if (meaning === undefined || taken.has(meaning)) return [heading, null];
      taken.add(meaning);
      return [heading, meaning];
    }),
  );
}

/** "Time" heads both clocks and whole moments. */
const byContents = (cells: string[]): Meaning => (cells.some((cell) => /\d[-/.]\d{1,2}[-/.]\d.*\d:\d/.test(cell)) ? 'date_time' : 'time');

function checked(headings: string[], asked: Record<string, unknown>): CsvMapping {
  const isRight = Object.entries(asked).every(
    ([heading, meaning]) => headings.includes(heading) && (meaning === null || meanings.includes(meaning as Meaning)),
  );
  if (!isRight) throw invalid({ mapping: [{ code: 'not_valid' }] });
  return Object.fromEntries(headings.map((heading) => [heading, (asked[heading] as Meaning | undefined) ?? null]));
}

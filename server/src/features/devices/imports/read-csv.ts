import type { PunchImport } from '@cadre/contract/calls/device-punches';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { readTable } from '../../../platform/documents/tables/read-table.ts';
import { invalid } from '../../../platform/problem.ts';
import { guessOrder } from '../protocol/guess-order.ts';
import { isGarbage, storableText } from '../protocol/lines-of.ts';
import { parseTime } from '../protocol/parse-time.ts';
import { punchOf, rejected } from '../protocol/punch-fields.ts';
import type { ReadLine } from '../protocol/punch-line.ts';

export type CsvFile = { headings: string[]; mapping: CsvMapping; lines: ReadLine[] };

const limits = { rows: 50_000, columns: 40 };

/** Reads a table of punches. A row with an employee number gets the number that the employee has on the device. */
export async function readCsv(
  db: Runner,
  bytes: Buffer,
  device_id: number,
  requested: Record<string, unknown> | undefined,
): Promise<CsvFile> {
  const { headings, rows } = await readTable(bytes, limits);
  const mapping = mappingOf(
    headings,
    rows.slice(0, 50).map(({ cells }) => cells),
    requested,
  );
  const column = (meaning: CsvMapping[string]): number => headings.findIndex((heading) => mapping[heading] === meaning);
  const [pin, number, moment, date, clock, direction] = (['pin', 'employee_no', 'date_time', 'date', 'time', 'direction'] as const).map(
    column,
  ) as [number, number, number, number, number, number];
  const timeOf = (cells: string[]): string => (moment >= 0 ? (cells[moment] ?? '') : `${cells[date] ?? ''} ${cells[clock] ?? ''}`).trim();
  const order = guessOrder(
    rows.map(({ cells }) => timeOf(cells)),
    'dmy',
  );
  const pins =
    number >= 0
      ? await pinsOnDevice(
          db,
          device_id,
          rows.map(({ cells }) => cells[number] ?? ''),
        )
      : undefined;
  const lines = await inBatches(rows, ({ row_no, cells }): ReadLine => {
    const line = { line_no: row_no, text: storableText(cells.join('\t')).slice(0, 2000) };
    if (isGarbage(line.text.replace(/\t/g, ' '))) return rejected(line, 'garbage');
    const employee_no = cells[number]?.trim() ?? '';
    const time = parseTime(to24Hours(timeOf(cells)), order);
    return punchOf(line, {
      pin: cells[pin] || pins?.get(employee_no.toLowerCase()) || employee_no,
      time: time?.local_time ?? (time?.epoch === undefined || time.epoch === null ? undefined : String(time.epoch)),
      status: codeOf(cells[direction]),
    });
  });
  return { headings, mapping, lines };
}

async function pinsOnDevice(db: Runner, device_id: number, numbers: string[]): Promise<Map<string, string>> {
  const pins = new Map<string, string>();
  for (const some of inSlices([...new Set(numbers.map((one) => one.trim().toLowerCase()))], 500)) {
    const { rows } = await sql<{ employee_no: string; pin: string | null }>`
      select lower(e.employee_no) as employee_no, coalesce(
        (select u.pin from device_users u where u.device_id = ${device_id} and u.employee_id = e.id order by u.to_date desc nulls first limit 1),
        e.device_user_code) as pin
      from employees e where lower(e.employee_no) = any(${some}::text[])`.execute(db);
    for (const { employee_no, pin } of rows) if (pin !== null) pins.set(employee_no, pin);
  }
  return pins;
}

/** `8:58 pm` is 20:58. */
const to24Hours = (text: string): string =>
  text.replace(
    /(\d{1,2})(:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(?:([ap])\.?m\.?)?$/i,
    (_whole, hour: string, rest: string, half: string | undefined) => {
      if (half === undefined) return `${hour}${rest}`;
      return `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}${rest}`;
    },
  );

/** `in`, `C/Out`, `0`: any spelling of a direction becomes its code. */
function codeOf(text: string | undefined): string | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  if (/^\d{1,3}$/.test(word)) return word;
  const known: [RegExp, string][] = [
    [/break.*(out|start)/, '2'],
    [/break.*(in|end|back)/, '3'],
    [/(ot|over).*in/, '4'],
    [/(ot|over).*out/, '5'],
    [/out|exit|leave/, '1'],
    [/in|entry|enter/, '0'],
  ];
  return known.find(([pattern]) => pattern.test(word))?.[1];
}

type Meaning = NonNullable<PunchImport['mapping'][string]>;
type CsvMapping = PunchImport['mapping'];

/** Common headings of the columns; the first match for a heading applies, and each meaning is assigned only once. */
const names: Record<Meaning, RegExp> = {
  pin: /^(pin|user ?id|userid|ac[- .]?no\.?|enno|enroll ?(no|number|id)|badge|person ?id|device (code|user)|number on the device)$/i,
  employee_no: /^(employee ?(no|number|id|code)\.?|emp ?(no|id|code)\.?|personnel (no|number)\.?|staff (no|id))$/i,
  date_time: /^(date[ /_-]?time|time ?stamp|check ?time|punch ?time|s?time)$/i,
  date: /^(date|day|work ?date)$/i,
  time: /^(time|clock|hour)$/i,
  direction: /^(direction|state|status|in ?\/? ?out|type|check ?type|action|event)$/i,
};
const meanings = Object.keys(names) as Meaning[];

/** The meaning of each column: as given in the request, otherwise by its heading. */
function mappingOf(headings: string[], rows: string[][], requested: Record<string, unknown> | undefined): CsvMapping {
  if (requested) return checked(headings, requested);
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

function checked(headings: string[], requested: Record<string, unknown>): CsvMapping {
  const isRight = Object.entries(requested).every(
    ([heading, meaning]) => headings.includes(heading) && (meaning === null || meanings.includes(meaning as Meaning)),
  );
  if (!isRight) throw invalid({ mapping: [{ code: 'not_valid' }] });
  return Object.fromEntries(headings.map((heading) => [heading, (requested[heading] as Meaning | undefined) ?? null]));
}

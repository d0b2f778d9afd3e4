import { keyValues } from './key-values.ts';
import { isGarbage, type Line, linesOf } from './lines-of.ts';
import { punchOf, rejected } from './punch-fields.ts';
import type { ReadLine } from './punch-line.ts';

/** `table=ATTLOG`: PIN, time, status, verify, work code, two reserved, and on newer firmware mask, two temperatures and the offset. */
export function parseAttlog(body: string): ReadLine[] {
  return linesOf(body).map(readAttlogLine);
}

export function readAttlogLine(line: Line): ReadLine {
  if (isGarbage(line.text)) return rejected(line, 'garbage');
  const fields = line.text.split('\t');
  if (fields.length < 2) return rejected(line, 'fields');
  if (isNamed(fields)) return readNamed(line);
  const [pin, time, status, verify, workcode] = fields;
  return punchOf(line, { pin, time, status, verify, workcode, utc_offset: fields[10] });
}

const isNamed = ([first = '', second = '']: string[]): boolean => /^\s*\w+\s*=/.test(first) && /^\s*\w+\s*=/.test(second);

/** Some access terminals send named fields under this table too. */
function readNamed(line: Line): ReadLine {
  const named = keyValues(line.text);
  return punchOf(line, {
    pin: named.pin,
    time: named.datetime ?? named.time,
    status: named.status ?? named.inoutstatus,
    verify: named.verify ?? named.verified ?? named.verifytype,
    workcode: named.workcode,
    utc_offset: named.timeoffset,
  });
}

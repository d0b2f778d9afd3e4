import { expect, test } from 'vitest';
import { parseAttlog } from './parse-attlog.ts';
import { isPunchLine } from './punch-line.ts';

const only = (body: string) => {
  const [line] = parseAttlog(body);
  if (!line || !isPunchLine(line)) throw new Error(`no punch: ${JSON.stringify(line)}`);
  return line;
};

test('a batch of a fingerprint terminal reads with its empty work codes, trailing TABs and CRLF', () => {
  const body =
    '1\t2024-07-28 01:25:24\t0\t1\t\t0\t0\t\r\n1\t2024-07-28 10:41:21\t1\t1\t\t0\t0\t\r\n4\t2024-07-28 10:41:31\t0\t1\t\t0\t0\t\r\n';
  const lines = parseAttlog(body);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toEqual({
    line_no: 2,
    raw_line: '1\t2024-07-28 10:41:21\t1\t1\t\t0\t0\t',
    pin: '1',
    local_time: '2024-07-28 10:41:21',
    epoch: null,
    status_code: 1,
    verify_code: 1,
    workcode: null,
    utc_offset_minutes: null,
  });
});

test.each([
  ['a face with no direction', '1000\t2026-07-02 07:05:30\t255\t15\t0\t0\t0', { status_code: 255, verify_code: 15, workcode: '0' }],
  ['the shortest line there is', '7\t2026-07-02 07:05:30', { status_code: null, verify_code: null, workcode: null }],
  ['a PIN with letters and blanks', ' A-17 \t2026-07-02 07:05:30\t0', { pin: 'A-17' }],
  ['a moment instead of a wall clock', '7\t1782975930\t0\t1', { epoch: 1782975930, local_time: null }],
  ['single digits', '7\t2026-7-2 7:05:30\t0', { local_time: '2026-07-02 07:05:30' }],
  ['its own offset', '7\t2026-07-02 07:05:30\t0\t1\t0\t0\t0\t0\t36.5\t36.5\t+28800\t', { utc_offset_minutes: 480 }],
  ['a zero in the place of the offset', '7\t2026-07-02 07:05:30\t0\t1\t0\t0\t0\t0\t0\t0\t0', { utc_offset_minutes: null }],
  ['named fields', 'PIN=7\tDateTime=2026-07-02 07:05:30\tStatus=1\tVerify=4', { pin: '7', status_code: 1, verify_code: 4 }],
  ['the named fields of a door', 'time=2026-07-02 07:05:30\tpin=7\tinoutstatus=0\tverifytype=4\tindex=353', { pin: '7', status_code: 0 }],
  ['a status that is no number', '7\t2026-07-02 07:05:30\tin\t1', { status_code: null, verify_code: 1 }],
])('reads %s', (_what, line, expected) => expect(only(line)).toMatchObject(expected));

test.each([
  ['a NUL in the middle', '7\t2026-07-02 \x0007:05:30\t0', 'garbage', '7\t2026-07-02 ␀07:05:30\t0'],
  ['bytes that are no text', '\uFFFD\uFFFD\t2026-07-02 07:05:30', 'garbage', undefined],
  ['words without fields', 'hello', 'fields', undefined],
  ['blanks', '   ', 'fields', undefined],
  ['PIN zero', '0\t2026-07-02 07:05:30\t0', 'pin', undefined],
  ['no PIN', '\t2026-07-02 07:05:30\t0', 'pin', undefined],
  ['a day that no calendar has', '7\t2026-02-30 07:05:30\t0', 'time', undefined],
  ['a clock of zeros', '7\t0000-00-00 00:00:00\t0', 'time', undefined],
  ['an hour too many', '7\t2026-07-02 24:00:00\t0', 'time', undefined],
])('keeps %s with its raw line and its reason', (_what, line, reason, raw) => {
  expect(parseAttlog(line)).toEqual([{ line_no: 1, raw_line: raw ?? line, reason }]);
});

test('a bad line in the middle does not affect the others, and every line that is not empty is counted', () => {
  const lines = parseAttlog('1\t2026-07-02 07:05:30\t0\n\x00\x00\n\r\n2\t2026-07-02 07:05:31\t0\n');
  expect(lines.map((line) => ('reason' in line ? line.reason : line.pin))).toEqual(['1', 'garbage', '2']);
  expect(lines.map(({ line_no }) => line_no)).toEqual([1, 2, 3]);
});

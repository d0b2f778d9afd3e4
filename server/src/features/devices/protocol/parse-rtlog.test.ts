import { expect, test } from 'vitest';
import { parseRtlog } from './parse-rtlog.ts';

const line = (values: string): string => `time=2017-01-10 11:49:32\t${values}\tcardno=0\teventaddr=1\tindex=42`;

test.each([
  [
    'in',
    'pin=1001\tevent=0\tinoutstatus=0\tverifytype=15',
    { pin: '1001', status_code: 0, verify_code: 15, local_time: '2017-01-10 11:49:32' },
  ],
  ['out', 'pin=1001\tevent=0\tinoutstatus=1\tverifytype=4', { pin: '1001', status_code: 1, verify_code: 4 }],
  [
    'through a door without direction',
    'pin=1001\tevent=0\tinoutstatus=2\tverifytype=0000000000000100',
    { status_code: 255, verify_code: null },
  ],
  ['who is not let in', 'pin=1001\tevent=23\tinoutstatus=0\tverifytype=15', { event: 23, pin: '1001' }],
  ['whose card has expired', 'pin=1001\tevent=29\tinoutstatus=0\tverifytype=4', { event: 29, pin: '1001' }],
  ['under duress', 'pin=1001\tevent=101\tinoutstatus=0\tverifytype=4', { pin: '1001', status_code: 0 }],
  ['without a word of what it was', 'pin=1001\tinoutstatus=0\tverifytype=4', { pin: '1001', status_code: 0 }],
  ['an event of the door', 'pin=0\tevent=27\tinoutstatus=2\tverifytype=200', { event: 27 }],
])('a line of an access terminal is read: %s', (_what, values, expected) => expect(parseRtlog(line(values))[0]).toMatchObject(expected));

test('a line without a time is rejected with its text and a reason', () => {
  expect(parseRtlog('pin=1001\tevent=0')).toEqual([{ line_no: 1, raw_line: 'pin=1001\tevent=0', reason: 'fields' }]);
});

test('a later bulk upload is read the same way, with its own clock format', () => {
  const [read] = parseRtlog(
    `transaction cardno=0\tpin=1001\tverified=15\tdoorid=1\teventtype=0\tinoutstate=1\ttime_second=${0x2368b36b}\tindex=7`,
  );
  expect(read).toMatchObject({ pin: '1001', local_time: '2018-06-25 17:50:35', status_code: 1, verify_code: 15 });
});

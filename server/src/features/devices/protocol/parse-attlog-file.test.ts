import { expect, test } from 'vitest';
import { parseAttlogFile } from './parse-attlog-file.ts';

const dat = '      200\t2020-08-26 23:08:49\t7\t0\t1\t53\r\n       17\t2020-08-27 06:02:11\t7\t1\t1\t0\r\n';

test('a stick of a colour terminal has the number of the device before the status', async () => {
  const file = await parseAttlogFile(dat);
  expect(file).toMatchObject({ format: 'attlog_dat', serial: null });
  expect(file.lines[0]).toMatchObject({ pin: '200', local_time: '2020-08-26 23:08:49', status_code: 0, verify_code: 1, workcode: '53' });
  expect(file.lines[1]).toMatchObject({ pin: '17', status_code: 1 });
});

test('a black and white terminal frames it with its serial number and a checksum', async () => {
  const file = await parseAttlogFile(`3344556677\r\n${dat}2718281828\r\n`);
  expect(file).toMatchObject({ format: 'attlog_dat', serial: '3344556677' });
  expect(file.lines.map((line) => 'pin' in line && line.pin)).toEqual(['200', '17']);
});

test('the pushed format is recognized by its width, even where one status fills the file', async () => {
  const file = await parseAttlogFile('1\t2024-07-28 01:25:24\t0\t1\t\t0\t0\t\r\n4\t2024-07-28 10:41:31\t0\t1\t\t0\t0\t\r\n');
  expect(file.format).toBe('attlog');
  expect(file.lines[1]).toMatchObject({ pin: '4', status_code: 0, verify_code: 1 });
});

const glg = (...times: string[]): string =>
  ['No\tTMNo\tEnNo\tName\tGMNo\tMode\tDateTime', ...times.map((time, at) => `${at + 1}\t1\t00013767\t\t1\t1\t${time}`)].join('\r\n');

test.each([
  ['a number above twelve shows the order', glg('01/02/2026 08:00:00', '01/19/2026 14:53:50'), 'dmy', '2026-01-02 08:00:00'],
  ['in both ways', glg('01/02/2026 08:00:00', '19/01/2026 14:53:50'), 'mdy', '2026-02-01 08:00:00'],
  ['otherwise the given order applies', glg('01/02/2026 08:00:00'), 'dmy', '2026-02-01 08:00:00'],
  ['a leading year needs no order', glg('2026/02/01  08:00:00'), 'mdy', '2026-02-01 08:00:00'],
] as const)('the text of another brand has a header row; %s', async (_what, text, order, time) => {
  const file = await parseAttlogFile(text, order);
  expect(file.format).toBe('glg');
  expect(file.lines[0]).toMatchObject({ pin: '13767', local_time: time, verify_code: 1, status_code: null });
});

test('a file of something else is refused line by line, and a broken line inside a good file alone', async () => {
  expect(await parseAttlogFile('Dear all,\nhello')).toMatchObject({
    format: 'unknown',
    lines: [{ reason: 'fields' }, { reason: 'fields' }],
  });
  expect((await parseAttlogFile(`${dat}\x00\x01\r\n${dat}`)).lines.map((line) => 'reason' in line && line.reason)).toEqual([
    false,
    false,
    'garbage',
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { parseCommandReply } from './parse-command-reply.ts';

test.each([
  ['one line', 'ID=12&Return=0&CMD=DATA', [{ id: '12', return_code: 0, command: 'DATA', values: {} }]],
  [
    'several at once',
    'ID=12&Return=0&CMD=DATA\nID=13&Return=-1002&CMD=LOG\n',
    [
      { id: '12', return_code: 0, command: 'DATA', values: {} },
      { id: '13', return_code: -1002, command: 'LOG', values: {} },
    ],
  ],
  [
    'spread over lines',
    'ID=32\r\nReturn=0\r\nCMD=Shell\r\nContent=a&b=c\r\n',
    [{ id: '32', return_code: 0, command: 'Shell', values: { content: 'a&b=c' } }],
  ],
  [
    'with what it knows of itself',
    'ID=1&Return=0&CMD=INFO\n~DeviceName=F18\nUserCount=3\nIPAddress=10.0.0.7',
    [{ id: '1', return_code: 0, command: 'INFO', values: { devicename: 'F18', usercount: '3', ipaddress: '10.0.0.7' } }],
  ],
  [
    'with the count of its records',
    'ID=5&Return=0&CMD=VERIFY SUM&StartTime=2026-11-13 00:00:00&EndTime=2026-11-13 23:59:59&AttlogSum=42',
    [
      {
        id: '5',
        return_code: 0,
        command: 'VERIFY SUM',
        values: { starttime: '2026-11-13 00:00:00', endtime: '2026-11-13 23:59:59', attlogsum: '42' },
      },
    ],
  ],
  ['nothing that is a reply', 'hello\nID=&Return=0&CMD=X\nID=9&Return=x&CMD=X', []],
])('reads %s', (_what, body, expected) => expect(parseCommandReply(body)).toEqual(expected));

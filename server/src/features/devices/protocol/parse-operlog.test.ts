import { expect, test } from 'vitest';
import { parseOperlog } from './parse-operlog.ts';

test('one body contains operations at the terminal, users and fingerprints', () => {
  const body = [
    'OPLOG 4\t0\t2024-06-13 12:44:02\t0\t0\t0\t0',
    'OPLOG 21\t14\t2024-06-13 12:45:00\t0\t0\t0\t0',
    'USER PIN=7\tName=Ravi\tPri=14\tPasswd=1234\tCard=[15CD5B07]\tGrp=1\tTZ=0000000100000000\tVerify=0',
    'FP PIN=1\tFID=0\tSize=440\tValid=1\tTMP=c2VjcmV0',
    'NEWKIND a=1\tPassword=hush',
    '',
  ].join('\r\n');
  expect(parseOperlog(body)).toEqual([
    {
      kind: 'operation',
      line_no: 1,
      raw_line: body.split('\r\n')[0],
      code: 4,
      operator: '0',
      local_time: '2024-06-13 12:44:02',
      object: '0',
      values: ['0', '0', '0'],
    },
    expect.objectContaining({ kind: 'operation', line_no: 2, code: 21, operator: '14' }),
    {
      kind: 'user',
      line_no: 3,
      raw_line: 'USER PIN=7\tName=Ravi\tPri=14\tPasswd=***\tCard=[15CD5B07]\tGrp=1\tTZ=0000000100000000\tVerify=0',
      pin: '7',
      name: 'Ravi',
      privilege: 14,
      card: '15CD5B07',
    },
    { kind: 'biometric', line_no: 4, raw_line: 'FP PIN=1\tFID=0\tSize=440\tValid=1\tTMP=(8)', what: 'FP', pin: '1', size: 440 },
    { kind: 'other', line_no: 5, raw_line: 'NEWKIND a=1\tPassword=***', what: 'NEWKIND' },
  ]);
});

test.each([
  [
    'the roster of its own table',
    'PIN=8\tName=Lena Hart\tPrivilege=0\tCard=0',
    'USERINFO',
    { kind: 'user', pin: '8', name: 'Lena Hart', privilege: 0, card: '' },
  ],
  [
    'the roster of a door',
    'user uid=3\tcardno=123\tpin=9\tpassword=1\tname=Omar\tprivilege=0',
    'tabledata',
    { kind: 'user', pin: '9', name: 'Omar', card: '123' },
  ],
  ['a face in its own table', 'BIODATA Pin=1\tNo=0\tType=9\tTmp=AAAA', 'BIODATA', { kind: 'biometric', what: 'BIODATA', pin: '1' }],
  ['an error', 'ERRORLOG ErrCode=D01E0002\tErrMsg=\tDataOrigin=cmd\tCmdId=12', 'ERRORLOG', { kind: 'other', what: 'ERRORLOG' }],
  ['bytes that are no text', 'USER PIN=\x007', 'OPERLOG', { kind: 'other', what: 'garbage', raw_line: 'USER PIN=␀7' }],
])('reads %s', (_what, body, table, expected) => expect(parseOperlog(body, table)[0]).toMatchObject(expected));

test('passwords and biometric templates are removed from every parsed line', () => {
  const secrets = 'USER PIN=7\tPasswd=s3cret\tName=A\nFACE PIN=7\tFID=1\tSIZE=6\tTMP=s3cret\nBIOPHOTO PIN=7\tContent=s3cret\nX Pwd=s3cret';
  expect(JSON.stringify(parseOperlog(secrets))).not.toContain('s3cret');
});

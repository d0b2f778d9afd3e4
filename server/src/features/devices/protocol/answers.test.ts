import { expect, test } from 'vitest';
import { commandLine, commandText } from './command-line.ts';
import { optionBlock } from './option-block.ts';
import { pushBlock, registryBlock } from './registry-block.ts';
import { timeZoneCode } from './time-zone-code.ts';

const block = { serial: 'BOCK1', attlog_stamp: null, operlog_stamp: '702340000', delay_seconds: 10, offset_minutes: 60, is_old: false };

test('the handshake of an attendance terminal is answered line by line', () => {
  expect(optionBlock(block)).toBe(
    [
      'GET OPTION FROM: BOCK1',
      'ATTLOGStamp=None',
      'OPERLOGStamp=702340000',
      'ATTPHOTOStamp=None',
      'ErrorDelay=30',
      'Delay=10',
      'TransTimes=00:00;14:05',
      'TransInterval=1',
      'TransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser',
      'TimeZone=1',
      'Realtime=1',
      'Encrypt=None',
      'ServerVer=2.4.1',
      'PushProtVer=2.4.1',
      'PushOptionsFlag=1',
      'PushOptions=UserCount,TransactionCount,FingerFunOn,FaceFunOn,FWVersion',
      'SupportPing=1',
      '',
    ].join('\n'),
  );
});

test('old firmware gets its stamps under both names', () => {
  expect(optionBlock({ ...block, attlog_stamp: '0', is_old: true })).toContain(
    'ATTLOGStamp=0\nOPERLOGStamp=702340000\nATTPHOTOStamp=None\nStamp=0\nOpStamp=702340000\n',
  );
});

test.each([
  [0, '0'],
  [180, '3'],
  [-300, '-5'],
  [330, '330'],
  [345, '345'],
  [-210, '-210'],
  [840, '14'],
])('an offset of %i minutes is the code %s', (minutes, code) => expect(timeZoneCode(minutes)).toBe(code));

test('a door registers with a first line that its later answer lacks', () => {
  const terms = { registry_code: 'abc', session_id: 'f'.repeat(32), delay_seconds: 10 };
  expect(registryBlock(terms)).toBe(`registry=ok\n${pushBlock(terms)}`);
  expect(pushBlock(terms)).toContain('RegistryCode=abc\nServerVersion=3.1.2\n');
});

test.each([
  [{ kind: 'log' }, 'LOG'],
  [
    { kind: 'query_attlog', from: '2026-11-01 00:00:00', to: '2026-11-13 23:59:59' },
    'DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\tEndTime=2026-11-13 23:59:59',
  ],
  [
    { kind: 'verify_sum', from: '2026-11-13 00:00:00', to: '2026-11-13 23:59:59' },
    'VERIFY SUM ATTLOG StartTime=2026-11-13 00:00:00\tEndTime=2026-11-13 23:59:59',
  ],
  [{ kind: 'query_users' }, 'DATA QUERY USERINFO'],
  [{ kind: 'query_users', pin: '7' }, 'DATA QUERY USERINFO PIN=7'],
  [{ kind: 'update_user', pin: '1003', name: 'Lena' }, 'DATA UPDATE USERINFO PIN=1003\tName=Lena\tPri=0\tGrp=1'],
  [
    { kind: 'update_user', pin: '1003', name: 'Lena', card: '99', privilege_word: 'Privilege' },
    'DATA UPDATE USERINFO PIN=1003\tName=Lena\tPrivilege=0\tCard=99\tGrp=1',
  ],
  [{ kind: 'delete_user', pin: '1003' }, 'DATA DELETE USERINFO PIN=1003'],
  [{ kind: 'set_option', key: 'Delay', value: '10' }, 'SET OPTION Delay=10'],
  [{ kind: 'get_option', key: 'TimeZone' }, 'GET OPTION FROM TimeZone'],
] as const)('%j reads %j', (command, text) => expect(commandText(command)).toBe(text));

test.each([
  [{ kind: 'info' }, 'GET OPTIONS ~SerialNumber,FirmVer,~DeviceName,LockCount,MachineTZ,~MaxUserCount'],
  [{ kind: 'log' }, 'DATA QUERY tablename=transaction,fielddesc=*,filter=NewRecord'],
  [{ kind: 'check' }, 'DATA QUERY tablename=transaction,fielddesc=*,filter=*'],
  [{ kind: 'reboot' }, 'CONTROL DEVICE 03000000'],
  [
    { kind: 'query_attlog', from: '2026-11-01 00:00:00', to: '2026-11-13 23:59:59' },
    'DATA QUERY tablename=transaction,fielddesc=*,filter=StartTime=2026-11-01 00:00:00,EndTime=2026-11-13 23:59:59',
  ],
  [{ kind: 'query_users' }, 'DATA QUERY tablename=user,fielddesc=*,filter=*'],
  [
    { kind: 'update_user', pin: '1003', name: 'Lena\tPrivilege=14', card: '99' },
    'DATA UPDATE user CardNo=99\tPin=1003\tPassword=\tGroup=1\tStartTime=0\tEndTime=0\tName=Lena Privilege=14\tPrivilege=0',
  ],
  [{ kind: 'delete_user', pin: '1003' }, 'DATA DELETE user Pin=1003'],
  [{ kind: 'set_option', key: 'MachineTZ', value: '+0530' }, 'SET OPTIONS MachineTZ=+0530'],
  [{ kind: 'get_option', key: 'MachineTZ' }, 'GET OPTIONS MachineTZ'],
] as const)('at a door %j reads %j', (command, text) => expect(commandText(command, 'acc')).toBe(text));

test('a name cannot inject a field or a command', () => {
  const text = commandText({ kind: 'update_user', pin: '7\tPri=14', name: 'Eve\tPri=14\nC:99:REBOOT\r\x00' });
  expect(commandLine(12, text)).toBe('C:12:DATA UPDATE USERINFO PIN=7 Pri=14\tName=Eve Pri=14 C:99:REBOOT\tPri=0\tGrp=1');
});

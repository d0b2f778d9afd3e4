import { expect, test } from 'vitest';
import { commandKind } from './command-kind.ts';

test.each([
  ['LOG', 'sync'],
  ['CHECK', 'resync'],
  ['DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\tEndTime=2026-11-01 23:59:59', 'backfill'],
  ['DATA QUERY USERINFO', 'roster'],
  ['VERIFY SUM ATTLOG StartTime=2026-11-01 00:00:00', 'verify'],
  ['DATA QUERY tablename=transaction,fielddesc=*,filter=StartTime=2026-11-01 00:00:00,EndTime=2026-11-01 23:59:59', 'backfill'],
  ['DATA QUERY tablename=user,fielddesc=*,filter=*', 'roster'],
  ['GET OPTIONS ~SerialNumber,FirmVer', 'info'],
  ['CONTROL DEVICE 03000000', 'reboot'],
  ['RELOAD OPTIONS', 'other'],
  ['LOGOUT', 'other'],
])('%s is %s', (command, kind) => {
  expect(commandKind(command)).toBe(kind);
});

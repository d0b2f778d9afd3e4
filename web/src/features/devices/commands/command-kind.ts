import type { CommandKind } from './use-send-command.ts';

const words: [string, CommandKind | 'clock'][] = [
  ['SET OPTION TimeZone', 'clock'],
  ['GET OPTION FROM TimeZone', 'clock'],
  ['SET OPTIONS MachineTZ', 'clock'],
  ['GET OPTIONS MachineTZ', 'clock'],
  ['DATA QUERY ATTLOG', 'backfill'],
  ['DATA QUERY USERINFO', 'roster'],
  ['DATA UPDATE USERINFO', 'push_employee'],
  ['DATA DELETE USERINFO', 'remove_user'],
  ['VERIFY SUM', 'verify'],
  ['DATA QUERY tablename=transaction,fielddesc=*,filter=NewRecord', 'sync'],
  ['DATA QUERY tablename=transaction,fielddesc=*,filter=*', 'resync'],
  ['DATA QUERY tablename=transaction,fielddesc=*,filter=StartTime', 'backfill'],
  ['DATA QUERY tablename=user', 'roster'],
  ['DATA UPDATE user', 'push_employee'],
  ['DATA DELETE user', 'remove_user'],
  ['DATA COUNT', 'verify'],
  ['GET OPTIONS ~SerialNumber', 'info'],
  ['CONTROL DEVICE', 'reboot'],
  ['LOG', 'sync'],
  ['CHECK', 'resync'],
  ['INFO', 'info'],
  ['REBOOT', 'reboot'],
];

/** The readable kind of a command that is written in the device's own syntax. */
export const commandKind = (command: string): CommandKind | 'clock' | 'other' =>
  words.find(([word]) => command.startsWith(word) && !/^\w/.test(command.slice(word.length)))?.[1] ?? 'other';

import type { CommandKind } from './use-send-command.ts';

const words: [string, CommandKind][] = [
  ['DATA QUERY ATTLOG', 'backfill'],
  ['DATA QUERY USERINFO', 'roster'],
  ['DATA UPDATE USERINFO', 'push_employee'],
  ['DATA DELETE USERINFO', 'remove_user'],
  ['VERIFY SUM', 'verify'],
  ['LOG', 'sync'],
  ['CHECK', 'resync'],
  ['INFO', 'info'],
  ['REBOOT', 'reboot'],
];

/** What people call a command that is written in the words of the device. */
export const commandKind = (command: string): CommandKind | 'other' =>
  words.find(([word]) => command === word || command.startsWith(`${word} `))?.[1] ?? 'other';

import { commonWords } from './common-words.ts';

/** One of the well-known ones, also with digits or signs around it, spelt with them, or written several times; or a run over the keyboard. */
export function isCommonPassword(password: string): boolean {
  const spelt = password.toLowerCase();
  return spellingsOf(spelt).some((spelling) => commonWords.has(spelling) || isRun(spelling)) || isRepetition(spelt);
}

const digitsAsLetters: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

function spellingsOf(spelt: string): string[] {
  const bare = spelt.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = (text: string) => text.replace(/[013457@$!]/g, (sign) => digitsAsLetters[sign] ?? sign);
  const joined = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  const core = joined(spelt).replace(/^\d+|\d+$/g, '');
  return [spelt, bare, read(bare), joined(spelt), core, read(core)].filter((spelling) => spelling.length > 0);
}

const shortestRun = 6;
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** All of it runs along the keyboard, the alphabet or the numbers, in at most a few goes. */
function isRun(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    const length = longestRunAtStart(rest);
    if (length < Math.min(shortestRun, rest.length) || length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRunAtStart(text: string): number {
  for (let length = text.length; length > 0; length -= 1) if (runs.some((run) => run.includes(text.slice(0, length)))) return length;
  return 0;
}

/** "aaaaaaaaaaaa", "abcabcabcabc", "passwordpassword". */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(text) || (/^(.+)\1+$/u.test(text) && commonWords.has(text.replace(/^(.+?)\1+$/u, '$1')));
}

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the mails of a folder that contain one of these words, in any encoding. */
export async function forgetLetters(folder: string, words: readonly string[]): Promise<void> {
  const sought = words.map((word) => word.toLowerCase());
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const said = wordsOf(await readFile(join(folder, name), 'utf8')).toLowerCase();
    if (sought.some((word) => said.includes(word))) await rm(join(folder, name), { force: true });
  }
}

/** The text of a mail: the raw source, and decoded from each encoding that mails use. */
function wordsOf(source: string): string {
  const unfolded = source.replace(/\?=\s+=\?/g, '?==?');
  return [source, quotedPrintable(source), encodedWords(unfolded), ...base64Blocks(source)].join('\n');
}

const quotedPrintable = (text: string): string => utf8(text.replace(/=\r?\n/g, ''), /=([0-9A-Fa-f]{2})/g);

const encodedWords = (text: string): string =>
  text.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_found, way: string, body: string) =>
    way.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString('utf8') : utf8(body.replaceAll('_', ' '), /=([0-9A-Fa-f]{2})/g),
  );

const base64Blocks = (text: string): string[] =>
  [...text.matchAll(/^(?:[A-Za-z0-9+/]{60,}\r?\n)*[A-Za-z0-9+/]{4,}={0,2}$/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );

const utf8 = (text: string, escaped: RegExp): string =>
  Buffer.from(
    Buffer.from(text, 'utf8')
      .toString('latin1')
      .replace(escaped, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

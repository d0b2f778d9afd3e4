import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../src/platform/services.ts';
import { simpleText } from './simple-text.ts';

export type Received = { to: string; subject: string; text: string; link: URL | undefined; attachments: { name: string; bytes: Buffer }[] };

/** The mails of an office as their receivers open them, oldest first. */
export async function mailsIn(services: Services): Promise<Received[]> {
  const folder = join(services.config.dataFolder, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => read(await readFile(join(folder, name), 'utf8'))));
}

function read(source: string): Received {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(source)?.[1] ?? '';
  const text = simpleText(source);
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return { to: header('To'), subject: header('Subject'), text, link: link ? new URL(link) : undefined, attachments: attachmentsIn(source) };
}

const attachmentsIn = (source: string): Received['attachments'] =>
  [...source.matchAll(/filename="?([^"\n]+)"?\n\n([A-Za-z0-9+/=\n]+)/g)].map(([, name = '', body = '']) => ({
    name,
    bytes: Buffer.from(body, 'base64'),
  }));

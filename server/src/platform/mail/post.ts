import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../settings.ts';

/** With a `cid` it is shown within the mail. */
type Enclosure = { filename: string; contentType: string; content: Buffer; cid?: string };
export type Letter = {
  to: string;
  /** The name of the sender. */
  from?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: Enclosure[];
};

type Address = { name: string; address: string };

export const outboxOf = (dataFolder: string): string => join(dataFolder, 'outbox');

/** Sends by SMTP, or writes the letter as an .eml file into the outbox folder, where any mail program can open it. */
export function createPost({
  smtpUrl,
  dataFolder,
  publicUrl,
}: Pick<Config, 'smtpUrl' | 'dataFolder' | 'publicUrl'>): (letter: Letter) => Promise<void> {
  const sender = { name: 'Cadre', address: `no-reply@${new URL(publicUrl).hostname.replace(/^\[.*\]$|^[\d.]+$/, 'localhost')}` };
  if (smtpUrl === undefined) return writeToOutbox(outboxOf(dataFolder), sender);
  const transport = createTransport(smtpUrl);
  return async (letter) => void (await transport.sendMail(addressed(letter, sender)));
}

function writeToOutbox(folder: string, sender: Address): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (letter) => {
    const { message } = await transport.sendMail(addressed(letter, sender));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Renamed when complete, so that a program watching the folder only sees whole mails.
    await writeFile(join(folder, `.${name}.part`), message, { mode: 0o600 });
    await rename(join(folder, `.${name}.part`), join(folder, name));
  };
}

/** As an object, so that no character of an address can name a second receiver. */
const addressed = ({ to, from, ...letter }: Letter, sender: Address) => ({
  ...letter,
  from: { ...sender, name: from ?? sender.name },
  to: { name: '', address: to },
});

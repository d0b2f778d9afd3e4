import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The link in the newest mail to an address with this subject, once the mail is in the outbox; with several links, the one after these
 * words.
 */
export async function linkMailedTo(email: string, subject: string, words = '', outbox = process.env.E2E_OUTBOX as string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = await newestLink(outbox, email, subject, words)), { message: `a mail “${subject}” with a link to ${email}` })
    .toBeDefined();
  return link as string;
}

async function newestLink(folder: string, email: string, subject: string, words: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const mail = mails.findLast((text) => {
    const head = text.split(/\r?\n/);
    return head.includes(`To: ${email}`) && head.includes(`Subject: ${subject}`);
  });
  const body =
    mail &&
    plain(mail)
      .split(/\r?\n\r?\n/)
      .slice(1)
      .join('\n\n');
  return body && new RegExp(`${words}(http\\S+token=[\\w-]+)`).exec(body)?.[1];
}

/** Mails travel as quoted-printable: long lines are broken, and an equals sign is written =3D. */
const plain = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

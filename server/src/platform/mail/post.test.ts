import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from './post.ts';

const letter = { to: 'clara@example.com', subject: 'Grüße', text: 'Hello Clara', html: '<p>Hello Clara</p>' };
const publicUrl = 'https://hr.example.com';

let folder: string;
let office: Server;
const received: string[] = [];

/** A post office that takes every letter and speaks just enough SMTP. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadre-post-'));
  office = createServer((socket) => {
    let isLetter = false;
    socket.write('220 office\r\n');
    socket.on('data', (chunk) => {
      received.push(String(chunk));
      const said = String(chunk);
      if (isLetter && !said.endsWith('\r\n.\r\n')) return;
      if (/^DATA/i.test(said)) isLetter = true;
      else if (isLetter) isLetter = false;
      socket.write(isLetter ? '354 go on\r\n' : /^QUIT/i.test(said) ? '221 bye\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(office, 'listening');
});
afterAll(async () => {
  office.close();
  await rm(folder, { recursive: true, force: true });
});

test('with an address of a post office the letter goes there', async () => {
  const { port } = office.address() as AddressInfo;
  await createPost({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`, dataFolder: folder, publicUrl })(letter);
  const talk = received.join('');
  expect(talk).toContain('MAIL FROM:<no-reply@hr.example.com>');
  expect(talk).toContain('RCPT TO:<clara@example.com>');
  expect(talk).toContain('Hello Clara');
  expect(await readdir(folder)).toEqual([]);
});

test('a post office that does not answer is an error, so that the job tries again', async () => {
  await expect(createPost({ smtpUrl: 'smtp://127.0.0.1:1', dataFolder: folder, publicUrl })(letter)).rejects.toThrow('ECONNREFUSED');
});

test('without one it is stored in the outbox as a file that a mail program opens', async () => {
  await createPost({ smtpUrl: undefined, dataFolder: folder, publicUrl })(letter);
  const names = await readdir(join(folder, 'outbox'));
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d.Z-]+-[0-9a-f]{8}\.eml$/)]);
  const text = await readFile(join(folder, 'outbox', names[0] ?? ''), 'utf8');
  expect(text).toContain('To: clara@example.com');
  expect(text).toContain('Content-Type: text/html');
});

test('an address cannot bring a second receiver or a header along', async () => {
  const lay = createPost({ smtpUrl: undefined, dataFolder: join(folder, 'sly'), publicUrl });
  await lay({ ...letter, to: 'a@example.com, b@example.com\r\nBcc: c@example.com' });
  const [name = ''] = await readdir(join(folder, 'sly/outbox'));
  const text = await readFile(join(folder, 'sly/outbox', name), 'utf8');
  expect(text).not.toMatch(/^Bcc:/m);
});

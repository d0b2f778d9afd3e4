import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forgetLetters } from './forget-letters.ts';
import { createPost, outboxOf } from './post.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const plain = { to: 'nora@example.com', subject: 'Hello', text: 'Nothing to see', html: '<p>Nothing to see</p>' };

test.each([
  ['to them', { to: 'Zoe.Brandt@example.com' }],
  ['with their name in its subject, in letters that mails encode', { subject: 'Für Zoë Brandt' }],
  ['that names them in a long line', { text: `${'so '.repeat(60)} Zoë Brandt ${'and so '.repeat(40)}` }],
  ['in another script', { text: '王小明 – 尊敬的同事，请查收附件。'.repeat(20) }],
])('a letter %s goes, and those of others stay', async (_what, more) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-letters-'));
  folders.push(dataFolder);
  const lay = createPost({ smtpUrl: undefined, dataFolder, publicUrl: 'https://hr.example.com' });
  await lay(plain);
  const [stays] = await readdir(outboxOf(dataFolder));
  await lay({ ...plain, ...more });
  await forgetLetters(outboxOf(dataFolder), ['Zoë Brandt', 'zoe.brandt@example.com', '王小明']);
  expect(await readdir(outboxOf(dataFolder))).toEqual([stays]);
});

test('without an outbox forgetting does nothing', async () => {
  await forgetLetters('/nowhere/at/all', ['Zoë']);
});

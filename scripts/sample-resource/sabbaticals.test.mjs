import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { shortLived } from '../../testing/short-lived.ts';
import { root, toolFile } from '../project.mjs';
import { addSabbaticals } from './add-sabbaticals.mjs';
import { runAll } from './run-all.mjs';
import { makeScratchCopy } from './scratch-copy.mjs';

const nouns = ['scripts/write-nouns.mjs'];
const vitest = [toolFile('vitest', 'vitest'), 'run', '--maxWorkers', '1'];
const contractTests = [...vitest, '--project', 'contract'];
const serverTest = (engine, file) => [...vitest, '--root', 'server', '--project', `server-${engine}`, file];
/** A second run checks only what the changed file affects. */
const typesOf = (project) => [
  ...[toolFile('typescript', 'tsc'), '-p', project, '--checkers', '1', '--noEmit', '--incremental'],
  ...['--tsBuildInfoFile', join(copy, `${project}.types`)],
];

let copy;
let files;

before(async () => {
  copy = makeScratchCopy();
  files = addSabbaticals(copy);
  cpSync(join(import.meta.dirname, 'sabbaticals-life.ts'), join(copy, 'server/test/crud/sabbaticals.test.ts'));
  await runAll(copy, [nouns]);
  await runAll(copy, [[...shortLived, 'server/src/commands/write-tables.ts']]);
});

after(() => {
  if (copy) rmSync(copy, { recursive: true });
});

test('a kind of request with its page takes fourteen files', () => assert.equal(files.length, 14, files.join('\n')));

test('its types, the tests of the contract and the lists of pages are right', async () => {
  await runAll(copy, [
    typesOf('contract'),
    typesOf('server'),
    typesOf('web'),
    contractTests,
    [...vitest, '--project', 'web', 'src/pages.test.ts'],
  ]);
});

test('it is sent, decided, shown and erased like every request', () => runAll(copy, [serverTest('embedded', 'crud/sabbaticals')]));

/** The cheapest check that fails without a file; the first one whose path begins alike. */
const missedBy = [
  ['server/migrations/', () => serverTest('postgres', 'crud/declarations')],
  ['contract/src/texts/en/', () => typesOf('contract')],
  ['contract/src/texts/', () => [...contractTests, 'src/texts/texts.test.ts']],
  ['contract/src/pages.ts', () => typesOf('web')],
  ['contract/src/request-kinds.ts', () => [...contractTests, 'src/declarations.test.ts']],
  ['contract/src/resources/requests.ts', () => typesOf('web')],
  ['contract/', () => typesOf('contract')],
  ['web/src/features/', () => typesOf('web')],
  ['web/', () => [...vitest, '--project', 'web', 'src/pages.test.ts']],
];

test('each of its files is missed by name', async (t) => {
  for (const file of files)
    await t.test(file, async () => {
      const [, check] = missedBy.find(([path]) => file.startsWith(path));
      const putBack = takeAway(file);
      try {
        await runAll(copy, [nouns]);
        await assert.rejects(runAll(copy, [check()]), ({ message }) => /sabbaticals/i.test(withoutCommand(message)));
      } finally {
        putBack();
      }
    });
  await runAll(copy, [nouns]);
});

/** The first line of the error is the command, which may name the file itself. */
const withoutCommand = (message) => message.slice(message.indexOf('\n'));

/** Removes a new file, or the lines in an existing one; the result puts them back. */
function takeAway(file) {
  const at = join(copy, file);
  const written = readFileSync(at, 'utf8');
  const original = existing(file);
  if (original === undefined) rmSync(at);
  else writeFileSync(at, original);
  return () => writeFileSync(at, written);
}

function existing(file) {
  const at = join(root, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
}

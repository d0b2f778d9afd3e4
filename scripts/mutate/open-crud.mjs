import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { findChanges } from './find-changes.mjs';
import { findTypeErrors } from './find-type-errors.mjs';
import { openServerTests } from './open-server-tests.mjs';
import { isReached, readReach } from './reach.mjs';

const crud = 'server/src/crud';

/**
 * The narrow tests, in `server/test`: those of every resource for all files, and for each folder of `crud` the features that use it most.
 * A change is tried with those of them that execute it.
 */
const testsOfAll = [
  'acts',
  'declarations',
  'media',
  'own-moves',
  'own-rows',
  'races',
  'refusals',
  'scopes',
  'search',
  'totals',
  'uploads',
  'views',
  'writes',
].map((name) => `crud/${name}`);
const testsOf = {
  access: ['access/users', 'access/roles', 'guarded', 'people/tiers'],
  acts: ['approvals', 'requests', 'access/role-requests'],
  exports: ['exports', 'reports/reports'],
  media: ['people/pictures', 'documents/documents'],
  money: ['projects', 'statements'],
  ports: ['payroll/runs'],
  read: ['crud/keyset', 'custom-fields/custom-fields', 'people/tiers'],
  requests: ['approvals', 'requests', 'documents/documents', 'proposals'],
  view: ['attendance/views', 'exports'],
  write: ['people/changes', 'people/bulk', 'custom-fields/custom-fields'],
};

/** How many rows are read or written at once: one more makes no difference. */
const largeSize = /^(?:export )?const \w+ = \d[\d_]{2,};$/;

/** Slips in `server/src/crud`, tried with the tests of the server on PostgreSQL. */
export async function openCrud(root, folders) {
  const files = folders
    .flatMap((folder) => (folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.ts`, { cwd: root })))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const changes = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return findChanges(file, text)
      .filter(({ line }) => !largeSize.test(text.split('\n')[line - 1]))
      .map((change) => ({ file, change }));
  });
  const server = await openServerTests(root);

  async function survivorsOf(chosen) {
    const reach = await reachOf([...new Set(chosen.flatMap(({ file }) => narrowTests(root, file)))]);
    const found = [];
    for (const one of chosen) {
      const tests = reach.filter(({ scripts }) => isReached(one, scripts)).map(({ test }) => test);
      const change = JSON.stringify({ file: join(root, one.file), ...one.change });
      if (tests.length === 0 || (await server.run(tests, { CADRE_CHANGE: change })).passed) found.push(one);
    }
    const refused = findTypeErrors(root, found);
    return found.filter((one) => !refused.has(one));
  }

  /** Which code each test file executes; the quickest file comes first. */
  async function reachOf(tests) {
    const folder = mkdtempSync(join(tmpdir(), 'cadre-reach-'));
    try {
      const { passed, error, durations } = await server.run(tests, { CADRE_REACH: folder });
      if (!passed) throw new Error(`The tests fail before anything is changed: ${error}`);
      return readReach(root, folder).sort((a, b) => durations.get(a.test) - durations.get(b.test));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  return { changes, survivorsOf, close: server.close };
}

/** The tests that may be run for a changed file. */
export function narrowTests(root, file) {
  const folder = posix.relative(crud, file).split('/')[0];
  const names = [crud, ...[...testsOfAll, ...(testsOf[folder] ?? [])].map((name) => `server/test/${name}`)];
  const tests = names.flatMap((name) => {
    const found = globSync([`${name}/**/*.test.ts`, `${name}.test.ts`], { cwd: root });
    if (found.length === 0) throw new Error(`There is no test ${name}, which scripts/mutate/open-crud.mjs names.`);
    return found;
  });
  return [...new Set(tests)].sort();
}

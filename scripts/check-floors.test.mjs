import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-floors.mjs', import.meta.url));

/** A small valid project; each test below adds its one fault to it. */
const project = {
  'rules/src/money.ts': 'export const cents = 100;\n',
  'rules/src/money.test.ts': "import { test } from 'vitest';\nimport { cents } from './money.ts';\ntest('cents', () => cents);\n",
  'contract/src/leaves.ts': "import type { Messages } from 'use-intl';\nimport { cents } from '@cadre/rules/money';\nexport { cents };\n",
  'server/src/platform/log.ts': "import { pino } from 'pino';\nexport const log = pino;\n",
  'server/src/crud/list.ts': "import { log } from '../platform/log.ts';\nexport const list = log;\n",
  'server/src/features/payroll/runs.ts':
    "import { list } from '../../crud/list.ts';\nimport { run } from './run.ts';\nexport const runs = [list, run];\n",
  'server/src/features/payroll/run.ts': 'export const run = 1;\n',
  'server/src/features/people/people.ts': 'export const people = 1;\n',
  'server/src/features/leaves/leaves.ts': 'export const leaves = 1;\n',
  'server/src/features/approvals/open.ts': 'export const open = (sql) => sql`insert into approvals (model) values (1)`;\n',
  'server/src/crud/requests/ask.ts': 'export const ask = (approvals) => approvals.openChain();\n',
  'web/src/features/dashboard/dashboard-page.tsx': 'export const dashboard = 1;\n',
  'server/src/app.ts': "import { runs } from './features/payroll/runs.ts';\nimport { people } from './features/people/people.ts';\n",
  'server/src/commands/seed.ts': "import { company } from '../../seeds/company.ts';\n",
  'server/seeds/company.ts': "import { list } from '../src/crud/list.ts';\nexport const company = list;\n",
  'server/test/runs.test.ts':
    "import { runs } from '../src/features/payroll/runs.ts';\nimport { office } from './office.ts';\nimport { limits } from '../../testing/limits.ts';\n",
  'server/test/office.ts': "import { people } from '../src/features/people/people.ts';\nexport const office = people;\n",
  'web/src/platform/session.ts': 'export const session = 1;\n',
  'web/src/fields/date.tsx': "import { session } from '../platform/session.ts';\nexport const date = session;\n",
  'web/src/crud/page.tsx': "import { date } from '../fields/date.tsx';\nexport const page = date;\n",
  'web/src/layout/shell.tsx': "import { page } from '../crud/page.tsx';\nexport const shell = page;\n",
  'web/src/features/leaves/leaves-page.tsx': "import { shell } from '../../layout/shell.tsx';\nexport const leaves = shell;\n",
  'web/src/routes.tsx': "export const leaves = () => import('./features/leaves/leaves-page.tsx');\n",
  'e2e/journeys/ask.test.ts': "import { cents } from '@cadre/contract/leaves';\n",
  'testing/limits.ts': "import { cpus } from 'node:os';\nexport const limits = cpus;\n",
  'bench/main.ts': "import { cents } from '@cadre/contract/leaves';\n",
};

function checkProject(changes = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-floors-'));
  try {
    for (const [path, text] of Object.entries({ ...project, ...changes })) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
    return { status, stdout, complaints: stderr.split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a valid project passes, and each of its files was read', () => {
  const { status, stdout, complaints } = checkProject();
  assert.deepEqual(complaints, []);
  assert.equal(status, 0);
  assert.match(stdout, new RegExp(`^${Object.keys(project).length} files`));
});

test('an empty folder fails the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-floors-'));
  const { status } = spawnSync(process.execPath, [check, folder]);
  rmSync(folder, { recursive: true });
  assert.equal(status, 1);
});

const faults = [
  [
    'rules use nothing',
    'rules/src/clock.ts',
    "import { readFileSync } from 'node:fs';\n",
    /clock\.ts:1 imports node:fs: rules may use no package/,
  ],
  ['rules do not know the contract', 'rules/src/up.ts', "import '@cadre/contract/leaves';\n", /rules may import nothing, not contract/],
  ['the contract uses one package', 'contract/src/schema.ts', "import { z } from 'zod';\n", /contract may use only the package use-intl/],
  [
    'the contract does not know the server',
    'contract/src/x.ts',
    "import { log } from '../../server/src/platform/log.ts';\n",
    /contract may import rules, not server/,
  ],
  [
    'platform does not look up',
    'server/src/platform/up.ts',
    "\nimport {\n  list,\n} from '../crud/list.ts';\n",
    /up\.ts:2 imports .*list\.ts: platform may not look up to crud/,
  ],
  ['crud does not look up', 'server/src/crud/up.ts', "export * from '../features/people/people.ts';\n", /crud may not look up to features/],
  [
    'a type is an arrow too',
    'server/src/crud/up.ts',
    "import type { people } from '../features/people/people.ts';\n",
    /crud may not look up to features/,
  ],
  [
    'a late import is an arrow too',
    'server/src/crud/up.ts',
    "const late = () => import('../features/people/people.ts');\n",
    /crud may not look up to features/,
  ],
  ['an import for its effect is an arrow too', 'server/src/crud/up.ts', "import '../app.ts';\n", /crud may not look up to app/],
  ['only tests stand on testing', 'server/src/crud/hurry.ts', "import '../../../testing/limits.ts';\n", /only tests stand on testing/],
  ['features do not know the app', 'server/src/features/people/up.ts', "import '../../app.ts';\n", /features may not look up to app/],
  [
    'features do not know each other',
    'server/src/features/people/pay.ts',
    "import { run } from '../payroll/run.ts';\n",
    /features people and payroll may not know each other/,
  ],
  [
    'features do not know the seeds',
    'server/src/features/people/up.ts',
    "import { company } from '../../../seeds/company.ts';\n",
    /features may not look up to seeds/,
  ],
  [
    'the server does not lean on its tests',
    'server/src/app.ts',
    "import { office } from '../test/office.ts';\n",
    /app may not look up to test/,
  ],
  ['nothing imports a test', 'server/test/cast.ts', "import './runs.test.ts';\n", /no code may stand on a test/],
  [
    'the server does not know the web',
    'server/src/crud/page.ts',
    "import { page } from '../../../web/src/crud/page.tsx';\n",
    /server may import contract and rules, not web/,
  ],
  [
    'the web does not know the server',
    'web/src/platform/log.ts',
    "import { log } from '@cadre/server/platform/log';\n",
    /web may import contract and rules, not server/,
  ],
  ['fields do not look up', 'web/src/fields/up.tsx', "import { page } from '../crud/page.tsx';\n", /fields may not look up to crud/],
  ['crud stands below layout', 'web/src/crud/up.tsx', "import { shell } from '../layout/shell.tsx';\n", /crud may not look up to layout/],
  [
    'pages do not know the routes',
    'web/src/features/leaves/up.tsx',
    "import { leaves } from '../../routes.tsx';\n",
    /features may not look up to app/,
  ],
  [
    'journeys speak HTTP',
    'e2e/journeys/cheat.test.ts',
    "import { office } from '../../server/test/office.ts';\n",
    /e2e may import contract, not server/,
  ],
  [
    'journeys take rules through the contract',
    'e2e/cheat.ts',
    "import { cents } from '@cadre/rules/money';\n",
    /e2e may import contract, not rules/,
  ],
  ['the bench speaks HTTP', 'bench/cheat.ts', "import { list } from '@cadre/server/crud/list';\n", /bench may import contract, not server/],
  [
    'plain JavaScript is no way round',
    'bench/cheat.mjs',
    "import { office } from '../server/test/office.ts';\n",
    /bench may import contract, not server/,
  ],
  [
    'a section has one name on both sides',
    'web/src/features/holidays/holidays-page.tsx',
    'export const holidays = 1;\n',
    /holidays-page\.tsx:1 is of the section holidays, which the server does not have/,
  ],
  [
    'no feature opens an approval chain',
    'server/src/features/people/ask.ts',
    'export const ask = (approvals, tx, row) =>\n  approvals.openChain(tx, row);\n',
    /ask\.ts:2 opens an approval chain\. Only server\/src\/crud\/requests does\./,
  ],
  [
    'no feature writes an approval',
    'server/src/features/people/ask.ts',
    'export const ask = (sql) => sql`\n  insert into approvals (model) values (1)`;\n',
    /ask\.ts:2 opens an approval chain/,
  ],
  ['a new folder needs a floor', 'server/src/helpers/x.ts', 'export const x = 1;\n', /server\/src\/helpers\/x\.ts:1 belongs to no floor/],
];

for (const [story, path, text, expected] of faults) {
  test(story, () => {
    const { status, complaints } = checkProject({ [path]: text });
    assert.equal(status, 1);
    assert.equal(complaints.length, 1, complaints.join('\n'));
    assert.match(complaints[0], expected);
  });
}

test('a folder of more than 40 files is refused, unless it holds declarations', () => {
  const filled = (folder, count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/f${at}.ts`, 'export {};\n']));
  assert.deepEqual(checkProject({ ...filled('web/src/ui', 40), ...filled('contract/src/calls', 41) }).complaints, []);
  const { status, complaints } = checkProject(filled('web/src/ui', 41));
  assert.equal(status, 1);
  assert.deepEqual(complaints, ['web/src/ui:1 has 41 files, more than 40. Group them by subject.']);
});

test('two files that import each other are a cycle, and the ring is named', () => {
  const { status, complaints } = checkProject({
    'server/src/crud/a.ts': "import { b } from './b.ts';\nexport const a = 1;\n",
    'server/src/crud/b.ts': "import { c } from './c.ts';\nexport const b = 1;\n",
    'server/src/crud/c.ts': "import { a } from './a.ts';\nexport const c = 1;\n",
  });
  assert.equal(status, 1);
  assert.deepEqual(complaints, [
    'server/src/crud/a.ts:1 is part of a cycle: server/src/crud/a.ts -> server/src/crud/b.ts -> server/src/crud/c.ts -> server/src/crud/a.ts.',
  ]);
});

test('a ring of types is a cycle too', () => {
  const { status, complaints } = checkProject({
    'web/src/crud/form.tsx': "import type { Drawer } from './drawer.tsx';\nexport type Form = Drawer;\n",
    'web/src/crud/drawer.tsx': "import { type Form } from './form.tsx';\nexport type Drawer = Form;\n",
  });
  assert.equal(status, 1);
  assert.match(complaints.join('\n'), /drawer\.tsx:1 is part of a cycle/);
});

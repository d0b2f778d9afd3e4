import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-asks.mjs', import.meta.url));

/** Pages in good order; each story below adds its one fault to them. */
const house = {
  'platform/call-api.ts':
    "import { api } from './api.ts';\nexport const ask = (call) => api.get(call.path);\nconst key = { queryKey: ['x'] };\n",
  'crud/use-list.ts': "import { useCall } from '../platform/ask.ts';\nexport const useList = (of) => useCall(callsOf(of).list);\n",
  'crud/testing/stand-in.ts': 'globalThis.fetch = async () => fetch("/api/v1/people");\n',
  'features/people/page.tsx': "/* fetch('/people') */\nexport const Page = () => useFile(picture.url); // queryKey: ['x']\n",
  'features/people/page.test.tsx': "fetch('/people');\n",
};

function checkHouse(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-asks-'));
  try {
    for (const [path, text] of Object.entries(changes)) {
      const file = join(folder, 'web/src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    mkdirSync(join(folder, 'web/src'), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
    return { status, complaints: stderr.split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('pages ask by declared calls', () => {
  assert.deepEqual(checkHouse(house), { status: 0, complaints: [] });
});

const faults = [
  ['a page that knows the way', "\nimport { api } from '../../platform/api.ts';\n", /a\.tsx:2 knows the way to the server/],
  ['a path typed again', "await fetch('/api/v1/people');\n", /asks the server by itself/],
  ['an upload of its own', 'const request = new XMLHttpRequest();\n', /asks the server by itself/],
  ['an address typed again', 'const url = fetchFile(`/people/\u0024{id}/picture`);\n', /types a path/],
  ['a call declared twice', "import { call, type Call } from '@cadre/contract/call';\n", /declares a call/],
  ['an answer kept under a word', "useQuery({ queryKey: ['people'], queryFn: load });\n", /a key of its own/],
  [
    'an answer kept under a name',
    "useQuery({\n  queryKey: [people.name, 'list'],\n});\n",
    /a\.tsx:2 keeps an answer under a key of its own/,
  ],
];

for (const [story, text, expected] of faults) {
  test(story, () => {
    const { status, complaints } = checkHouse({ ...house, 'features/history/a.tsx': text });
    assert.equal(status, 1);
    assert.equal(complaints.length, 1);
    assert.match(complaints[0], expected);
  });
}

test('a project without sources fails the check', () => {
  assert.equal(checkHouse({}).status, 1);
});

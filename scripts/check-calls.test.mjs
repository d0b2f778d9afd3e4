import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-calls.mjs', import.meta.url));

/** Valid pages; each test below adds one fault to them. */
const project = {
  'platform/call-api.ts':
    "import { api } from './api.ts';\nexport const callApi = (call) => api.get(call.path);\nconst key = { queryKey: ['x'] };\n",
  'crud/use-list.ts': "import { useCall } from '../platform/call-api.ts';\nexport const useList = (of) => useCall(callsOf(of).list);\n",
  'crud/testing/stand-in.ts': 'globalThis.fetch = async () => fetch("/api/v1/people");\n',
  'features/people/page.tsx': "/* fetch('/people') */\nexport const Page = () => useFile(picture.url); // queryKey: ['x']\n",
  'features/people/page.test.tsx': "fetch('/people');\n",
};

function checkProject(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-calls-'));
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

test('pages use declared calls', () => {
  assert.deepEqual(checkProject(project), { status: 0, complaints: [] });
});

const faults = [
  ['a page that imports the API client', "\nimport { api } from '../../platform/api.ts';\n", /a\.tsx:2 imports the API client/],
  ['a path typed again', "await fetch('/api/v1/people');\n", /sends its own request/],
  ['an upload of its own', 'const request = new XMLHttpRequest();\n', /sends its own request/],
  ['a path typed again in a file download', 'const url = fetchFile(`/people/\u0024{id}/picture`);\n', /types a path/],
  ['a call declared twice', "import { call, type Call } from '@cadre/contract/call';\n", /declares a call/],
  ['a response cached under a literal key', "useQuery({ queryKey: ['people'], queryFn: load });\n", /its own query key/],
  ['a response cached under a name', "useQuery({\n  queryKey: [people.name, 'list'],\n});\n", /a\.tsx:2 uses its own query key/],
];

for (const [story, text, expected] of faults) {
  test(story, () => {
    const { status, complaints } = checkProject({ ...project, 'features/history/a.tsx': text });
    assert.equal(status, 1);
    assert.equal(complaints.length, 1);
    assert.match(complaints[0], expected);
  });
}

test('a project without sources fails the check', () => {
  assert.equal(checkProject({}).status, 1);
});

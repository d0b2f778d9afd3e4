import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serverChecks } from '@cadre/contract/texts/en/server-checks';
import { expect, test } from 'vitest';
import { withWaiting } from '../find-words.ts';
import { wordsOfContract, wordsOfPage } from '../read-words.ts';
import { isPageSection, wordGraph } from '../word-graph.ts';

/** A page that uses texts it did not load would show keys; one that loads unused texts would be slow for no reason. */

const at = (path: string): string => resolve(import.meta.dirname, path);
const contract = at('../../contract/src');
const isDeclared = (noun: string): boolean => noun === 'leaves';

test.each([
  ["t('people.bulk.person')", ['people'], []],
  [`t(\`attendance.codes.\${code}\`)`, ['attendance'], []],
  ['const { help } = useMessages();', ['help'], []],
  ["t('people.no_such_key')", [], []],
  ["fetch('people.csv')", [], []],
  ["// t('people.bulk.person')", [], []],
  ["words.empty('leaves')", [], ['leaves']],
  ["t('nouns.jobs.empty')", ['nouns'], ['jobs']],
  ['<List noun="jobs" />', [], ['jobs']],
  ["if (kind === 'jobs') open()", [], []],
  ["switch (kind) { case 'jobs': open() }", [], []],
  ["import { jobs } from 'jobs'", [], []],
])('%s names the sections %j and the nouns %j', (code, sections, nouns) =>
  expect(wordsOfPage('page.tsx', code)).toEqual({ sections, nouns }),
);

test.each([
  ['resources/leaves.ts', "reference('employees')", ['leaves']],
  ['calls/leave.ts', "post('/leaves', { noun: 'leaves', tag: 'setup' })", ['leaves', 'setup']],
  ['calls/setup.ts', "const tag = 'setup'; get('/branches', { tag })", ['setup']],
  ['calls/leave.ts', "get('/leaves', { tag: 'leaves' })", []],
])('%s with %s names the nouns %j', (file, code, nouns) =>
  expect(wordsOfContract(`${contract}/${file}`, code, isDeclared).nouns).toEqual(nouns),
);

test('the list of all declarations names every noun', () => {
  expect(wordsOfContract(`${contract}/resources/index.ts`, '', isDeclared).nouns).toContain('jobs');
});

/** A page of people that imports a part and the declaration of jobs, and opens a dialog. */
function sample() {
  const page = at('./features/people/sample-page.tsx');
  const part = at('./features/people/sample-part.tsx');
  const dialog = at('./features/people/sample-dialog.tsx');
  const jobs = `${contract}/resources/jobs.ts`;
  const imports: Record<string, string[]> = { [page]: [part, jobs], [part]: [], [dialog]: [part], [jobs]: [] };
  const graph = (id: string) => ({ importedIds: imports[id] ?? [] });
  const words = wordGraph();
  words.note(page, { sections: ['common', 'people'], nouns: [] });
  words.note(part, { sections: ['self', 'lists'], nouns: [] });
  words.note(dialog, { sections: ['imports'], nouns: ['skills'] });
  words.note(jobs, { sections: [], nouns: ['jobs'] });
  return { words, graph, page, part, dialog };
}

test('a page waits for the texts of all that it imports, but not for those of the dialogs it opens', () => {
  const { words, graph, page, dialog } = sample();
  expect(words.partsOf(page, graph)).toEqual(['nouns/people', 'people', 'self']);
  expect(words.partsOf(dialog, graph)).toEqual(['imports', 'nouns/people', 'self']);
});

test('a noun without a use on any page is found with the others', () => {
  const { words, graph } = sample();
  expect(words.areaOf('jobs', graph)).toBe('people');
  expect(words.areaOf('payrolls', graph)).toBe('others');
});

test('a file around the pages that uses their texts is named', () => {
  const { words, graph, page, part } = sample();
  expect(words.findMisplaced([page], graph, isPageSection)).toEqual({ file: page, section: 'people' });
  expect(words.findMisplaced([page], graph, (section) => section === 'lists')).toEqual({ file: part, section: 'lists' });
  expect(words.findMisplaced([page], graph, (section) => section === 'shell')).toBeUndefined();
});

/** As it is written in a source. */
const loading = (path: string): string => ['import(', path, ')'].join("'");

test('every lazy import waits for the texts of its file', () => {
  const load = loading('./record/record-drawer.tsx');
  const written = withWaiting(`const Drawer = lazy(() => ${load});\n`, at('./crud/resource-page.tsx'));
  expect(written).toContain(`withWords(${load}, "words of ${at('./crud/record/record-drawer.tsx')}")`);
});

test('of the routes only pages wait; what is around them is loaded with the first texts', () => {
  const [page, shell] = [loading('./features/access/login-page.tsx'), loading('./signed-in.tsx')];
  const written = withWaiting(`lazy(() => ${page});\nlazy(() => ${shell});\n`, at('./routes.tsx'));
  expect(written).toContain(`withWords(${page}, `);
  expect(written).toContain(`lazy(() => ${shell})`);
});

test('the platform, which loads the texts, waits for none', () => {
  const source = `const pack = ${loading('./languages/en.ts')};\n`;
  expect(withWaiting(source, at('./platform/texts.ts'))).toBe(source);
});

test('no check that the server alone words is named where the browser runs', () => {
  const sources = ['../../contract/src', '../../rules/src', '.'].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)texts\/|\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(resolve(at(folder), name), 'utf8')),
  );
  const named = Object.keys(serverChecks).filter((code) => sources.some((source) => source.includes(`'${code}'`)));
  expect(sources.length).toBeGreaterThan(1000);
  expect(named).toEqual([]);
});

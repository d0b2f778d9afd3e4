import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { serverChecks } from '@cadre/contract/texts/en/server-checks';
import { expect, test } from 'vitest';
import { usedSections, usedSignedIn, withTexts } from '../find-page-texts.ts';
import { areaOf, usedAreas } from '../group-nouns.ts';
import { withNouns } from '../split-nouns.ts';
import { loading } from '../split-signed-in-pages.ts';

/** A page that uses texts it did not load would show keys; one that loads unused texts would be slow for no reason. */

const file = resolve(import.meta.dirname, 'routes.tsx');
const routes = readFileSync(file, 'utf8');
const loaders = [...routes.matchAll(/\(\) => import\('([^']+)'\)/g)].map(([, path]) => path as string);
const pages = loaders.filter((path) => path.endsWith('-page.tsx') || path === './employee-home.tsx');
/** The parts of panels that use page sections, by the file that loads them. */
const inPanels = {
  './features/approvals/quick-approvals.tsx': './signed-in.tsx',
  './layout/panels/notifications-tab.tsx': './layout/panels/quick-panel.tsx',
  './layout/panels/recent-notifications.tsx': './layout/panels/user-panel.tsx',
};
const at = (path: string): string => resolve(import.meta.dirname, path);

test.each([
  ['./features/people/employees-page.tsx', ['people']],
  ['./features/dashboard/dashboard-page.tsx', ['dashboard']],
  ['./features/access/login-page.tsx', []],
])('%s uses the sections %j', (path, sections) => expect(usedSections([at(path)])).toEqual(expect.arrayContaining(sections)));

test('a page waits for the texts that it uses', () => {
  const written = withTexts(routes, file);
  for (const path of pages) {
    const sections = usedSections([at(path)]);
    const waits = `import('${path}'), loadSections(${JSON.stringify(sections)})`;
    expect(written.includes(waits), path).toBe(sections.length > 0);
  }
  expect(pages.length).toBeGreaterThan(30);
});

test.each([
  ['./features/people/employees-page.tsx', ['people']],
  ['./features/organisation/holidays-page.tsx', [areaOf.holidays]],
  ['./features/history/logs-page.tsx', [...new Set(Object.values(areaOf))].sort()],
  ['./features/access/login-page.tsx', []],
])('%s uses the nouns of %j', (path, areas) => expect(usedAreas([at(path)])).toEqual(areas));

test('a lazy import waits for the nouns it uses, and for no others', () => {
  const [record, form] = [loading('./record/record-drawer.tsx'), loading('./form/form-drawer.tsx')];
  const source = `const Drawer = lazy(() => ${record});\nconst Form = lazy(() => ${form});\n`;
  const written = withNouns(source, at('./crud/resource-page.tsx'));
  expect(written).toContain(`withWords(${record}, [], ${JSON.stringify([areaOf.approvals, areaOf.logs])})`);
  expect(written).toContain(`lazy(() => ${form})`);
});

test('the code around the pages uses none of their texts', () => {
  const others = loaders.filter((path) => !pages.includes(path));
  expect(usedSections(['./main.tsx', ...others].map(at), new Set([...pages, ...Object.keys(inPanels)].map(at)))).toEqual([]);
});

test.each(Object.entries(inPanels))('%s brings its texts along', (part, loader) => {
  const sections = usedSections([at(part)]).map((section) => `'${section}'`);
  expect(sections).not.toEqual([]);
  const loads = new RegExp(`import\\('\\S*/${basename(part)}'\\)\\)?, loadSections\\(\\[${sections.join(', ')}\\]\\)`);
  expect(readFileSync(at(loader), 'utf8')).toMatch(loads);
});

test('public pages use no texts of the signed-in area', () => {
  const isOpen = (path: string) => /features\/(access\/(?!account|roles)|errors)/.test(path) && !/users-page|permissions-page/.test(path);
  const inside = loaders.filter((path) => !isOpen(path));
  expect(usedSignedIn(['./main.tsx', ...loaders.filter(isOpen)].map(at), new Set(inside.map(at)))).toEqual([]);
  expect(usedSignedIn([at('./signed-in.tsx')], new Set())).toContain('shell');
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

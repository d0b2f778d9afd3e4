import { en } from '@cadre/contract/texts/en';
import { expect, test } from 'vitest';
import { type PageSection, pageSections } from './platform/text-sections.ts';

/** A page that says what it did not load would show keys; one that loads what it does not say would be slow for nothing. */

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], { query: '?raw', import: 'default', eager: true });
const routes = sourceOf('./routes.tsx');
const pages = [
  ...routes.matchAll(/page\(\s*\w+,\s*'(?<path>[^']+)',\s*\(\) => import\('(?<file>[^']+)'\),\s*'\w+',?(?<options>[^)]*)\)/g),
].map(({ groups = {} }) => ({
  path: groups.path,
  file: groups.file as string,
  texts: namesIn(/texts: \[(.*?)\]/.exec(groups.options ?? '')?.[1]),
}));

test('every page of the routes is found', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages).toHaveLength(routes.match(/^ {4}page\(/gm)?.length ?? 0);
});

test('a page loads the texts that it says, and no others', () => {
  const loaded = Object.fromEntries(pages.map(({ path, texts }) => [path, texts]));
  const said = Object.fromEntries(pages.map(({ path, file }) => [path, saidFrom([file])]));
  expect(loaded).toEqual(said);
});

test('what surrounds the pages says nothing of theirs', () => {
  const ofPages = new Set(pages.map(({ file }) => file));
  const others = [...routes.matchAll(/import\('([^']+)'\)/g)].map(([, file]) => file as string).filter((file) => !ofPages.has(file));
  expect(saidFrom(['./main.tsx', ...others], ofPages)).toEqual([]);
});

/** The sections that these files say, with all that they import, now or later. */
function saidFrom(files: string[], except: ReadonlySet<string> = new Set()): PageSection[] {
  const seen = new Set<string>(except);
  const waiting = [...files];
  const said = new Set<PageSection>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = sourceOf(file);
    for (const section of sectionsIn(source)) said.add(section);
    waiting.push(...importsOf(file, source));
  }
  return pageSections.filter((section) => said.has(section));
}

const sectionsIn = (source: string): PageSection[] =>
  [...source.matchAll(/['"`](\w+)\.([\w.]*)(['"`])?/g)].flatMap(([, section, key = '', closed]) =>
    isPageSection(section) && keysOf(section).some((known) => (closed ? known === key : known.startsWith(key))) ? [section] : [],
  );

const isPageSection = (name: string | undefined): name is PageSection => pageSections.some((section) => section === name);

const keysOf = (section: PageSection): string[] => flat(en[section]);

const flat = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, inner]) => (typeof inner === 'string' ? [key] : flat(inner).map((below) => `${key}.${below}`)));

const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/(?<!import type [^;]*)(?:from|import|import\() ?'(\.[^']+\.tsx?)'/g)].map(([, path]) =>
    resolve(file, path as string),
  );

const resolve = (from: string, path: string): string => `.${new URL(path, `http://house${from.slice(1)}`).pathname}`;

function namesIn(list = ''): string[] {
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name as string).sort();
}

function sourceOf(file: string): string {
  const source = sources[file];
  if (source === undefined) throw new Error(`There is no ${file}.`);
  return source;
}

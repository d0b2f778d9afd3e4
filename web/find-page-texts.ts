import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { en } from '@cadre/contract/texts/en';
import type { Plugin } from 'vite';
import { type InsideSection, insideSections, type PageSection, pageSections } from './src/platform/text-sections.ts';

/** Makes every page of routes.tsx wait for the text sections that it, and everything it opens, uses. */
export const findPageTexts = (): Plugin => ({
  name: 'find-page-texts',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    return file.endsWith('/src/routes.tsx') ? { code: withTexts(code, file), map: null } : null;
  },
});

const imported = "import { loadSections } from './platform/texts.ts';\n";

export const withTexts = (routes: string, file: string): string =>
  imported +
  routes.replace(/\(\) => import\('([^']+-page\.tsx|\.\/employee-home\.tsx)'\)/g, (load, path: string) => {
    const sections = usedSections([resolve(dirname(file), path)]);
    return sections.length === 0
      ? load
      : `() => Promise.all([import('${path}'), loadSections(${JSON.stringify(sections)})]).then(([file]) => file)`;
  });

/** The page sections that these files and all their imports use, static or lazy. */
export const usedSections = (files: readonly string[], except: ReadonlySet<string> = new Set()): PageSection[] => {
  const said = usedTexts(files, except);
  return pageSections.filter((section) => said.has(section));
};

/** Like `usedSections`, for the sections that come with the signed-in area. */
export const usedSignedIn = (files: readonly string[], except: ReadonlySet<string>): InsideSection[] => {
  const said = usedTexts(files, except);
  return insideSections.filter((section) => said.has(section));
};

function usedTexts(files: readonly string[], except: ReadonlySet<string>): ReadonlySet<Section> {
  const seen = new Set<string>(except);
  const waiting = [...files];
  const said = new Set<Section>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { sections: own, imports } = known(file);
    for (const section of own) said.add(section);
    waiting.push(...imports);
  }
  return said;
}

type Facts = { sections: readonly Section[]; imports: readonly string[] };
const facts = new Map<string, Facts>();

/** Every page imports much of the same, so each file is read once. */
function known(file: string): Facts {
  const source = facts.has(file) ? '' : readFileSync(file, 'utf8');
  const found = facts.get(file) ?? { sections: sectionsIn(source), imports: importsOf(file, source) };
  facts.set(file, found);
  return found;
}

type Section = PageSection | InsideSection;
const sections: readonly Section[] = [...pageSections, ...insideSections];

/** Any string that looks like a key counts if that key exists; for a key built from parts, if a key begins with it. */
const sectionsIn = (source: string): Section[] =>
  [...source.matchAll(/['"`](\w+)\.([\w.]*)(['"`])?/g)].flatMap(([, section, key = '', closed]) =>
    isSection(section) && keysOf[section].some((known) => (closed ? known === key : known.startsWith(key))) ? [section] : [],
  );

const isSection = (name: string | undefined): name is Section => sections.some((section) => section === name);

const flat = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, inner]) => (typeof inner === 'string' ? [key] : flat(inner).map((below) => `${key}.${below}`)));

const keysOf = Object.fromEntries(sections.map((section) => [section, flat(en[section])])) as Record<Section, string[]>;

const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(/(?<!import type [^;]*)(?:from|import|import\() ?'(\.[^']+\.tsx?)'/g)].map(([, path]) =>
    resolve(dirname(file), path as string),
  );

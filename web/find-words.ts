import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import type { Graph } from './module-graph.ts';
import { wordsOfContract, wordsOfPage } from './read-words.ts';
import { insideSections } from './src/platform/text-sections.ts';
import { isPageSection, type WordGraph } from './word-graph.ts';

const sources = resolve(import.meta.dirname, 'src');
const contract = resolve(import.meta.dirname, '../contract/src');
const [main, routes, signedIn] = ['main.tsx', 'routes.tsx', 'signed-in.tsx'].map((file) => resolve(sources, file)) as [
  string,
  string,
  string,
];
const texts = resolve(sources, 'platform/texts.ts');

/**
 * Makes every lazy import wait for the parts of the texts that the imported file uses. Which words a module names is read as it is parsed;
 * which of them a file needs is known once the bundler knows all imports, so a placeholder is filled in then.
 */
export const findWords = (words: WordGraph): Plugin => ({
  name: 'find-words',
  apply: 'build',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || id.startsWith(`${contract}/texts/`)) return null;
    if (id.startsWith(contract)) words.note(id, wordsOfContract(id, code, isDeclared));
    if (!id.startsWith(sources)) return null;
    words.note(id, wordsOfPage(id, code));
    return { code: withWaiting(code, id), map: null };
  },
  renderStart() {
    refuseMisplaced(words, (id) => this.getModuleInfo(id));
  },
  renderChunk(code) {
    return code.replace(placeholder, (_, _quote, id: string) => JSON.stringify(words.partsOf(id, (file) => this.getModuleInfo(file))));
  },
});

const placeholder = /(["'`])words of ([^"'`]+)\1/g;
const placeholderOf = (id: string): string => JSON.stringify(`words of ${id}`);

const isDeclared = (noun: string): boolean => ['resources', 'views'].some((folder) => existsSync(`${contract}/${folder}/${noun}.ts`));

/** Wraps the lazy imports of a file, except for those of the platform, which loads the texts, and of what is around the pages. */
export function withWaiting(code: string, id: string): string {
  if (id.startsWith(`${sources}/platform/`)) return code;
  const imports = parseSync(id, code, { lang: 'tsx' }).module.dynamicImports.toReversed();
  let waiting = code;
  for (const { start, end, moduleRequest } of imports) {
    const path = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
    if (!/^\..*\.tsx?$/.test(path) || (id === routes && !isPage(path))) continue;
    const wrapped = `withWords(${code.slice(start, end)}, ${placeholderOf(resolve(dirname(id), path))})`;
    waiting = waiting.slice(0, start) + wrapped + waiting.slice(end);
  }
  return waiting === code ? code : `import { withWords } from '${texts}';\n${waiting}`;
}

const isPage = (path: string): boolean => path.endsWith('-page.tsx');

/** Files that are loaded before or around the pages cannot wait for the texts of pages, nor those before the sign-in for others. */
function refuseMisplaced(
  words: WordGraph,
  graph: (id: string) => (ReturnType<Graph> & { dynamicallyImportedIds: readonly string[] }) | null,
) {
  const named = (graph(routes)?.dynamicallyImportedIds ?? []).filter((id) => id.endsWith('.tsx'));
  const around = [main, ...named.filter((id) => !isPage(id))];
  const before = [main, ...named.filter((id) => id !== signedIn)];
  const wrong =
    words.findMisplaced(around, graph, isPageSection) ??
    words.findMisplaced(before, graph, (section) => (insideSections as readonly string[]).includes(section));
  if (wrong) throw new Error(`${relative(sources, wrong.file)} uses the texts “${wrong.section}”, which are loaded only after it.`);
}

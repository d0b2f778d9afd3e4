import { resolve } from 'node:path';
import type { Language } from '@cadre/contract/languages';
import { serverChecks } from '@cadre/contract/texts/en/server-checks';
import type { Noun } from '@cadre/contract/texts/noun';
import type { Texts } from '@cadre/contract/texts/texts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import {
  entrySections,
  insideSections,
  offScreenSections,
  openSections,
  paperSections,
  plainChecks,
} from './src/platform/text-sections.ts';
import { areas, type WordGraph } from './word-graph.ts';

const contract = resolve(import.meta.dirname, '../contract/src/texts');
const languages = resolve(import.meta.dirname, 'src/platform/languages');
const languageFile = /\/src\/platform\/languages\/(?<language>[a-z]{2})(?:\/(?<part>[\w/-]+))?\.ts$/;
const placeholder = /(["'`])nouns in ([a-z]{2}) of ([\w-]+)\1/g;

const signedIn = 'signed-in';

type Sections = Record<string, unknown>;

/**
 * Divides each language: the file loaded from the start, one for the signed-in area, with the names of all nouns, one per section of the
 * texts, and one per area with the nouns that its pages use. Which nouns these are is known once the bundler knows all imports.
 */
export const splitTexts = (words: WordGraph): Plugin => {
  const nouns = new Map<string, Record<string, unknown>>();
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`${languages}/`) ? id : null),
    async load(id) {
      const { language, part } = languageFile.exec(id)?.groups ?? {};
      if (!language) return null;
      const texts = await textsOf(language as Language);
      nouns.set(language, compileAll(texts.nouns, `${language}.nouns`) as Sections);
      if (part === undefined) return `export const pack = ${fileOf(language, entryOf(texts, language), [signedIn, ...openSections])};`;
      const area = /^nouns\/(.+)$/.exec(part)?.[1];
      const file = area
        ? `{ texts: { nouns: ${JSON.stringify(`nouns in ${language} of ${area}`)} } }`
        : part === signedIn
          ? fileOf(language, insideOf(texts, language), laterParts(texts))
          : fileOf(language, only(texts, [part], language));
      return `export const { texts, parts } = ${file};`;
    },
    renderChunk(code) {
      return code.replace(placeholder, (_, _quote, language: string, area: string) =>
        JSON.stringify(
          Object.fromEntries(
            Object.entries(nouns.get(language) ?? {}).filter(([noun]) => words.areaOf(noun, (file) => this.getModuleInfo(file)) === area),
          ),
        ),
      );
    },
  };
};

const textsOf = async (language: Language): Promise<Texts> =>
  ((await import(resolve(contract, `${language}.ts`))) as Record<string, Texts>)[language] as Texts;

/** Texts, and how to load the parts that are known with them. */
function fileOf(language: string, texts: Sections, parts: readonly string[] = []): string {
  const known = parts.map((part) => `'${part}': () => import('${languages}/${language}/${part}.ts'),`);
  return `{ texts: ${JSON.stringify(texts)}, parts: {${known.join('\n')}} }`;
}

const entryOf = (texts: Texts, language: string): Sections => ({
  ...only(texts, entrySections, language),
  checks: checksOf(texts, language, (code) => (plainChecks as readonly string[]).includes(code)),
});

const insideOf = (texts: Texts, language: string): Sections => ({
  ...only(texts, insideSections, language),
  checks: checksOf(texts, language, (code) => !Object.hasOwn(serverChecks, code)),
  nouns: compileAll(Object.fromEntries(Object.entries(texts.nouns).map(([name, noun]) => [name, nameOf(noun)])), `${language}.nouns`),
});

const checksOf = ({ checks }: Texts, language: string, isKept: (code: string) => boolean): unknown =>
  compileAll(Object.fromEntries(Object.entries(checks).filter(([code]) => isKept(code))), `${language}.checks`);

const nameOf = ({ one, many, a, the, all, kind }: Noun): Partial<Noun> => ({
  one,
  many,
  ...(a && { a }),
  ...(the && { the }),
  ...(all && { all }),
  ...(kind && { kind }),
});

/** The sections that are not loaded before, and the areas of nouns. */
const laterParts = (texts: Texts): string[] => {
  const before: readonly string[] = [...entrySections, ...insideSections, ...offScreenSections, ...openSections];
  return [...Object.keys(texts).filter((section) => !before.includes(section)), ...paperSections, ...areas.map((area) => `nouns/${area}`)];
};

const only = (texts: Texts, sections: readonly string[], language: string): Sections =>
  Object.fromEntries(sections.map((section) => [section, compileAll(texts[section as keyof Texts], `${language}.${section}`)]));

/** Parses every text, so that the browser need not. A text that does not parse fails the build, with its key. */
function compileAll(texts: unknown, key: string): unknown {
  if (typeof texts !== 'string') {
    return Object.fromEntries(Object.entries(texts as object).map(([name, inner]) => [name, compileAll(inner, `${key}.${name}`)]));
  }
  try {
    return compile(texts);
  } catch (cause) {
    throw new Error(`The text ${key} does not parse: ${texts}`, { cause });
  }
}

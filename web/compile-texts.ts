import type { Language } from '@cadre/contract/languages';
import type { Noun } from '@cadre/contract/texts/noun';
import { nounsIn } from '@cadre/contract/texts/nouns';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { allNames, areaOf } from './group-nouns.ts';
import { insideSections, offScreenSections, pageSections, plainChecks } from './src/platform/text-sections.ts';

const textsFile = /\/contract\/src\/texts\/(?<language>[a-z]{2})(?<section>\/[a-z-]+)?\.ts$/;
const areaFile = /\/src\/platform\/languages\/nouns\/(?<language>[a-z]{2})\/(?<area>[\w-]+)\.ts$/;
/** Sections excluded from a language's entry file; pages and the signed-in area load theirs later. */
const apart: ReadonlySet<string> = new Set([...offScreenSections, ...insideSections, ...pageSections]);

/** Parses every text at build time. A text that does not parse fails the build, with its key. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  async load(id) {
    const nouns = areaFile.exec(id)?.groups;
    if (nouns) return exported('nouns', await nounsOf(nouns.language as Language, nouns.area as string));
    const { language, section } = textsFile.exec(id)?.groups ?? {};
    if (!language) return null;
    const found = (await import(id)) as Record<string, Record<string, unknown>>;
    if (section)
      return Object.entries(found)
        .map(([name, inner]) => exported(name, compileAll(inner, `${language}.${name}`)))
        .join('\n');
    const { checks, ...rest } = found[language] as { checks: Record<string, string> };
    const entry = Object.fromEntries(Object.entries(rest).filter(([name]) => !apart.has(name)));
    const plain = Object.fromEntries(plainChecks.map((code) => [code, checks[code]]));
    return exported(language, compileAll({ ...entry, checks: plain }, language));
  },
});

/** Those of an area, or the names of all. */
async function nounsOf(language: Language, area: string): Promise<object> {
  const stored = Object.entries<Noun>(await nounsIn(language)).flatMap(([name, noun]) =>
    area === allNames ? [[name, nameOf(noun)]] : areaOf[name] === area ? [[name, noun]] : [],
  );
  return compileAll(Object.fromEntries(stored), `${language}.nouns`) as object;
}

const nameOf = ({ one, many, a, the, all }: Noun): Partial<Noun> => ({
  one,
  many,
  ...(a && { a }),
  ...(the && { the }),
  ...(all && { all }),
});

const exported = (name: string, texts: unknown): string => `export const ${name} = ${JSON.stringify(texts)};`;

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

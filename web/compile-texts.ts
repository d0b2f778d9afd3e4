import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { insideSections, offScreenSections, pageSections } from './src/platform/text-sections.ts';

const textsFile = /\/contract\/src\/texts\/(?<language>[a-z]{2})(?<section>\/[a-z-]+|\/nouns\/index)?\.ts$/;
/** What does not come with its language: pages and the signed-in area fetch theirs, and nobody the others. */
const apart: ReadonlySet<string> = new Set([...offScreenSections, ...insideSections, ...pageSections]);

/** Parses every text at build time. A text that does not parse fails the build, with its key. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  async load(id) {
    const { language, section } = textsFile.exec(id)?.groups ?? {};
    if (!language) return null;
    const texts = (await import(id)) as Record<string, Record<string, unknown>>;
    if (section)
      return Object.entries(texts)
        .map(([name, inner]) => exported(name, compileAll(inner, `${language}.${name}`)))
        .join('\n');
    const entry = Object.entries(texts[language] ?? {}).filter(([name]) => !apart.has(name));
    return exported(language, compileAll(Object.fromEntries(entry), language));
  },
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

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const textsFile = /\/contract\/src\/texts\/([a-z]{2})\.ts$/;
/** Sections that are fetched on their own, when they are needed. */
const apartFile = /\/contract\/src\/texts\/([a-z]{2})\/(clauses)\.ts$/;

/** Parses every text at build time. A text that does not parse fails the build, with its key. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  async load(id) {
    const [, among, section] = apartFile.exec(id) ?? [];
    const language = textsFile.exec(id)?.[1];
    const name = section ?? language;
    if (!name) return null;
    const texts = (await import(id)) as Record<string, Record<string, unknown>>;
    const { clauses: _, ...screens } = texts[name] ?? {};
    return `export const ${name} = ${JSON.stringify(compileAll(section ? texts[name] : screens, among ?? name))};`;
  },
});

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

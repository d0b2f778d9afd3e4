import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const textsFile = /\/contract\/src\/texts\/([a-z]{2})\.ts$/;

/** Parses every text at build time. A text that does not parse fails the build, with its key. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  apply: 'build',
  async load(id) {
    const language = textsFile.exec(id)?.[1];
    if (!language) return null;
    const texts = (await import(id)) as Record<string, unknown>;
    return `export const ${language} = ${JSON.stringify(compileAll(texts[language], language))};`;
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

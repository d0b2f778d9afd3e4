import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const texts = join(root, 'contract/src/texts');
const registry = join(texts, 'noun-files.ts');

/** The files in the nouns of a language, by name. */
export const nounsIn = (language) =>
  readdirSync(join(texts, language, 'nouns'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

/** The file that lists all nouns, and its expected content: one line for each noun in English. */
export function nounRegistry() {
  const lines = nounsIn('en').map((noun) => `  ${/-/.test(noun) ? `'${noun}'` : noun}: () => import('./en/nouns/${noun}.ts'),\n`);
  const text = `import type { ResourceName } from '../resources/index.ts';
import type { ViewName } from '../views/index.ts';
import type { Noun } from './noun.ts';

type NounFile = () => Promise<Record<string, Noun>>;

/** Every noun, with the file of its English words, which are the type of the other languages. Written by \`npm run nouns\`. */
export const nounFiles = {
${lines.join('')}} as const satisfies Record<ResourceName | ViewName, NounFile> & Record<string, NounFile>;
`;
  return { file: registry, text };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { file, text } = nounRegistry();
  writeFileSync(file, text);
}

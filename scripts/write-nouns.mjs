import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './project.mjs';

const languages = ['en', 'zh', 'es', 'ja', 'de', 'fr'];

const types = `import type { ResourceName } from '../../../resources/index.ts';
import type { ViewName } from '../../../views/index.ts';
import type { Noun } from '../../noun.ts';
`;

/** For every language the file that lists its nouns, and its expected content: one line for each file next to it. */
export const nounIndexes = () =>
  languages.map((language) => {
    const folder = join(root, 'contract/src/texts', language, 'nouns');
    return { language, file: join(folder, 'index.ts'), text: describeNouns(nounsIn(folder)) };
  });

const nounsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

function describeNouns(nouns) {
  const imports = nouns.map((noun) => `import { ${exportOf(noun)} } from './${noun}.ts';\n`);
  const lines = nouns.map((noun) => (exportOf(noun) === noun ? `  ${noun},\n` : `  '${noun}': ${exportOf(noun)},\n`));
  return `${types}${imports.join('')}
/** The words of every noun. Written by \`npm run nouns\`. */
export const nouns = {
${lines.join('')}} as const satisfies Record<ResourceName | ViewName, Noun> & Record<string, Noun>;
`;
}

const exportOf = (noun) => noun.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const { file, text } of nounIndexes()) writeFileSync(file, text);

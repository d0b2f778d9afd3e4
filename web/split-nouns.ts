import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { allNames, areaOf, usedAreas } from './group-nouns.ts';

const sources = resolve(import.meta.dirname, 'src');
const languages = resolve(import.meta.dirname, 'src/platform/languages');
const signedInFile = /\/src\/platform\/languages\/(?<language>[a-z]{2})-signed-in\.ts$/;
const loaders = /\/src\/(routes\.tsx|signed-in-pages\/[\w-]+\.ts)$/;

/**
 * In a build, the signed-in area starts with only the names of nouns. The rest of their texts is in one file per area, and every lazy
 * import waits for the areas it uses.
 */
export const splitNouns = (): Plugin => ({
  name: 'split-nouns',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(`${languages}/nouns/`) ? id : null),
  transform(code, id) {
    const [file = ''] = id.split('?');
    const { language } = signedInFile.exec(file)?.groups ?? {};
    if (language) return { code: withNames(code, language) + areaLoaders(language), map: null };
    return file.startsWith(sources) && /\.tsx?$/.test(file) && !loaders.test(file) ? { code: withNouns(code, file), map: null } : null;
  },
});

const areaFile = (language: string, area: string): string => `${languages}/nouns/${language}/${area}.ts`;

const withNames = (code: string, language: string): string =>
  code
    .replace("import { nounsIn } from '@cadre/contract/texts/nouns'", `import { nouns } from '${areaFile(language, allNames)}'`)
    .replace(`await nounsIn('${language}')`, 'nouns');

const areaLoaders = (language: string): string => {
  const lines = [...new Set(Object.values(areaOf))].sort().map((area) => `  '${area}': () => import('${areaFile(language, area)}'),\n`);
  return `\nexport const areas = {\n${lines.join('')}};\n`;
};

/** Makes each lazy import of this file wait for the nouns that the imported file uses from the start. */
export function withNouns(code: string, file: string): string {
  const waiting = code.replace(/\bimport\('(\.[^']+\.tsx)'\)/g, (load, path: string) => {
    const areas = usedAreas([resolve(dirname(file), path)]);
    return areas.length === 0 ? load : `withWords(${load}, [], ${JSON.stringify(areas)})`;
  });
  return waiting === code ? code : `import { withWords } from '${resolve(languages, '../texts.ts')}';\n${waiting}`;
}

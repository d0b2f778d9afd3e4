import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withTexts } from './find-page-texts.ts';

const routesFile = resolve(import.meta.dirname, 'src/routes.tsx');
const insideFile = resolve(import.meta.dirname, 'src/inside-pages.ts');

/**
 * Moves the loaders of all pages behind the sign-in from routes.tsx into a file of their own, which comes with the first of them: what
 * somebody loads to sign in does not name every file of the product.
 */
export const partInsidePages = (): Plugin => ({
  name: 'part-inside-pages',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './inside-pages.ts' && importer?.split('?')[0] === routesFile ? insideFile : null),
  load: (id) => (id === insideFile ? insidePages(withTexts(readFileSync(routesFile, 'utf8'), routesFile)) : null),
  transform: (code, id) => (id.split('?')[0] === routesFile ? { code: withoutInsidePages(code), map: null } : null),
});

/** One page of the table: where it lies, how it is loaded, and what draws it. */
const insidePage = /(page\(\s*(?:inside|paper),\s*[^,]+,\s*)(\(\) =>.*?)(,\s*'(\w+)')/gs;

export const withoutInsidePages = (routes: string): string =>
  routes.replace(insidePage, (_page, before: string, _load, after: string, name: string) => {
    return `${before}() => import('./inside-pages.ts').then(({ pages }) => pages.${name}())${after}`;
  });

export const insidePages = (routes: string): string => {
  const loads = [...routes.matchAll(insidePage)].map(([, , load, , name]) => [name, load]);
  return `import { loadSections } from './platform/texts.ts';
export const pages = {
${[...new Map(loads as [string, string][])].map(([name, load]) => `  ${name}: ${load},`).join('\n')}
};
`;
};

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const routesFile = resolve(import.meta.dirname, 'src/routes.tsx');
const partFile = /\/src\/signed-in-pages\/(?<part>[\w-]+)\.ts$/;

/**
 * Moves the loaders of all signed-in pages from routes.tsx into one file per section, loaded with the section's first page, so that the
 * first download does not list every file of the product.
 */
export const splitSignedInPages = (): Plugin => ({
  name: 'split-signed-in-pages',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.startsWith('./signed-in-pages/') && importer?.split('?')[0] === routesFile ? resolve(dirname(routesFile), id) : null,
  load(id) {
    const { part } = partFile.exec(id)?.groups ?? {};
    return part ? signedInPages(readFileSync(routesFile, 'utf8'), part) : null;
  },
  transform: (code, id) => (id.split('?')[0] === routesFile ? { code: withoutInsidePages(code), map: null } : null),
});

/** One page of the route table: its path, how it loads, from which file, and the component that renders it. */
const insidePage = /(page\(\s*(?:inside|paper),\s*[^,]+,\s*)\(\) =>.*?import\('([^']+)'\).*?(,\s*'(\w+)')/gs;

export const withoutInsidePages = (routes: string): string => {
  const parts = new Set<string>();
  const rest = routes.replace(insidePage, (_page, before: string, path: string, after: string, name: string) => {
    parts.add(partOf(path));
    return `${before}insidePage('${partOf(path)}', '${name}')${after}`;
  });
  const lines = [...parts].sort().map((part) => `  '${part}': () => ${loading(`./signed-in-pages/${part}.ts`)},\n`);
  return `${rest}
const parts = {\n${lines.join('')}};
function insidePage(part, name) { return () => parts[part]().then(({ pages }) => pages[name]()); }
`;
};

/** As it is written in a source. */
const loading = (path: string): string => ['import(', path, ')'].join("'");

/** The loaders of a section's pages. */
export const signedInPages = (routes: string, part: string): string => {
  const pages = new Map([...routes.matchAll(insidePage)].map(([, , path, , name]) => [name as string, path as string]));
  const lines = [...pages].filter(([, path]) => partOf(path) === part).map(([name, path]) => `  ${name}: () => ${loading(`.${path}`)},\n`);
  return `export const pages = {\n${lines.join('')}};\n`;
};

const partOf = (path: string): string => /\/features\/([\w-]+)\//.exec(path)?.[1] ?? 'home';

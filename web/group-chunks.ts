import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Bundles the modules that every page, every signed-in page and every list needs into one file each: three files load faster than a hundred
 * small ones, and the first file need not name them all.
 */
export function chunkGroups() {
  const entry = below('main.tsx', 'features/access/access-layout.tsx', 'features/access/login-page.tsx');
  const shell = below('signed-in.tsx');
  const list = below('crud/resource-page.tsx');
  return [
    { name: 'entry', priority: 3, test: (id: string) => entry.has(id) },
    { name: 'shell', priority: 2, test: (id: string) => shell.has(id) },
    { name: 'list', priority: 1, test: (id: string) => list.has(id) },
  ];
}

/** All static imports of these files, without the files themselves, which are loaded by name. */
function below(...names: string[]): ReadonlySet<string> {
  const roots = names.map((name) => resolve(import.meta.dirname, 'src', name));
  const found = new Set<string>();
  const waiting = roots.flatMap(importsOf);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!file.endsWith('.css')) waiting.push(...importsOf(file));
  }
  return found;
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type )[^;]*?'(\.[^']+)';/gm)].map(([, path]) =>
    resolve(dirname(file), path as string),
  );

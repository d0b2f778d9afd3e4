import { resolve } from 'node:path';
import { type Graph, withImports } from './module-graph.ts';

const sources = resolve(import.meta.dirname, 'src');

/**
 * Bundles the modules that every page, every signed-in page and every list needs into one file each: three files load faster than a hundred
 * small ones, and the first file need not name them all.
 */
export const chunkGroups = () => [
  below('entry', 3, 'main.tsx', 'features/access/access-layout.tsx', 'features/access/login-page.tsx'),
  below('shell', 2, 'signed-in.tsx'),
  below('list', 1, 'crud/resource-page.tsx'),
];

/** The static imports of these files. The files themselves are loaded by name. */
function below(name: string, priority: number, ...names: string[]) {
  const roots = names.map((file) => resolve(sources, file));
  let found: ReadonlySet<string> | undefined;
  return {
    name: (id: string, chunks: { getModuleInfo: Graph }): string | null => {
      found ??= withImports(
        roots,
        (file) => chunks.getModuleInfo(file),
        (imported) => imported.startsWith(`${sources}/`),
      );
      return found.has(id) && !roots.includes(id) ? name : null;
    },
    debugName: name,
    priority,
  };
}

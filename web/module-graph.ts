/** The part of the bundler's module graph that is read here. */
export type Graph = (id: string) => { importedIds: readonly string[] } | null;

/** These modules and all their static imports that `follows` accepts. */
export function withImports(roots: readonly string[], graph: Graph, follows: (id: string) => boolean): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of graph(id)?.importedIds ?? []) if (follows(imported)) found.add(imported);
  return found;
}

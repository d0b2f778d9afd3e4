import type { TreeRow } from './departments-tree.ts';

export type Step = { go: number } | { toggle: number };

/** What a key does in a tree, as the ARIA authoring practices say. */
export function treeStep(rows: readonly TreeRow[], id: number, key: string): Step | undefined {
  const at = rows.findIndex(({ department }) => department.id === id);
  const row = rows[at];
  if (!row) return undefined;
  const go = (to: number | undefined): Step | undefined => (to === undefined ? undefined : { go: to });
  const idAt = (index: number) => rows[index]?.department.id;
  switch (key) {
    case 'ArrowDown':
      return go(idAt(at + 1));
    case 'ArrowUp':
      return go(at === 0 ? undefined : idAt(at - 1));
    case 'Home':
      return go(idAt(0));
    case 'End':
      return go(rows.at(-1)?.department.id);
    case 'ArrowRight':
      if (row.department.children.length === 0) return undefined;
      return row.isOpen ? go(idAt(at + 1)) : { toggle: id };
    case 'ArrowLeft':
      return row.isOpen ? { toggle: id } : go(row.parent?.id);
    default:
      return undefined;
  }
}

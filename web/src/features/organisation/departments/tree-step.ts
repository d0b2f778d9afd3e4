import type { ChartRow } from '../chart/org-chart-rows.ts';

export type Step = { go: string } | { toggle: string };

/** The step of a key in a tree, according to the ARIA authoring practices. */
export function treeStep(rows: readonly ChartRow[], from: string, key: string): Step | undefined {
  const at = rows.findIndex(({ node }) => node.key === from);
  const row = rows[at];
  if (!row) return undefined;
  const go = (to: string | undefined): Step | undefined => (to === undefined ? undefined : { go: to });
  const keyAt = (index: number) => rows[index]?.node.key;
  switch (key) {
    case 'ArrowDown':
      return go(keyAt(at + 1));
    case 'ArrowUp':
      return go(at === 0 ? undefined : keyAt(at - 1));
    case 'Home':
      return go(keyAt(0));
    case 'End':
      return go(rows.at(-1)?.node.key);
    case 'ArrowRight':
      if (row.node.children.length === 0) return undefined;
      return row.isOpen ? go(keyAt(at + 1)) : { toggle: from };
    case 'ArrowLeft':
      return row.isOpen ? { toggle: from } : go(row.parent?.key);
    default:
      return undefined;
  }
}

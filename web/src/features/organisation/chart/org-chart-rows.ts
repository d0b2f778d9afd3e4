import type { ChartNode } from './org-chart-nodes.ts';

/** One node as a row of the tree, with its depth and its position among its siblings. */
export type ChartRow = {
  node: ChartNode;
  parent: ChartNode | undefined;
  level: number;
  position: number;
  siblings: number;
  isOpen: boolean;
};

/** The nodes one sees, from top to bottom: those below a closed one are left out. */
export function chartRows(nodes: readonly ChartNode[], open: ReadonlySet<string>, level = 1, parent?: ChartNode): ChartRow[] {
  return nodes.flatMap((node, index) => {
    const isOpen = node.children.length > 0 && open.has(node.key);
    const row: ChartRow = { node, parent, level, position: index + 1, siblings: nodes.length, isOpen };
    return isOpen ? [row, ...chartRows(node.children, open, level + 1, node)] : [row];
  });
}

export const everyNode = (nodes: readonly ChartNode[]): ChartNode[] => nodes.flatMap((one) => [one, ...everyNode(one.children)]);

export const parentKeys = (nodes: readonly ChartNode[]): Set<string> =>
  new Set(everyNode(nodes).flatMap(({ key, children }) => (children.length > 0 ? [key] : [])));

/** So wide, in px, a picture may be drawn and still be read when it is fitted into its window. */
const readableWidth = 1600;

/** Everything if it is readable at one glance, otherwise the top and the level below it. */
export function openAtFirst(nodes: readonly ChartNode[], widthOf: (open: ReadonlySet<string>) => number): Set<string> {
  const all = parentKeys(nodes);
  return widthOf(all) <= readableWidth ? all : new Set(nodes.map(({ key }) => key));
}

/** From the top down to the node itself; empty when it is not there. */
export function pathTo(nodes: readonly ChartNode[], key: string): ChartNode[] {
  for (const one of nodes) {
    if (one.key === key) return [one];
    const below = pathTo(one.children, key);
    if (below.length > 0) return [one, ...below];
  }
  return [];
}

/** Finds departments by name, code or head, and people by name or job, if all words occur. */
export function findNodes(nodes: readonly ChartNode[], typed: string): string[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return everyNode(nodes)
    .filter((node) => {
      const said = plain(wordsOf(node));
      return words.every((word) => said.includes(word));
    })
    .map(({ key }) => key);
}

const wordsOf = (node: ChartNode): string =>
  node.kind === 'person'
    ? `${node.name} ${node.person.job ?? ''}`
    : `${node.name} ${node.department.code ?? ''} ${node.department.head?.name ?? ''}`;

/** Accents are ignored, because users do not type them in a search. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

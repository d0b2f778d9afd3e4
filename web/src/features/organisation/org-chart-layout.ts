import { hierarchy, tree } from 'd3-hierarchy';
import type { TreeRow } from './departments-tree.ts';

/** Where everything in the picture stands, in px from its top left corner. */
export type Card = { row: TreeRow; x: number; y: number };
export type Line = { from: number; to: number; path: string };
export type Picture = { cards: Card[]; lines: Line[]; width: number; height: number };
export type Direction = 'down' | 'right';

export const card = { width: 216, height: 92 } as const;
const gap = { siblings: 20, down: 56, right: 48, edge: 24 } as const;

/** Several departments without a parent hang below a root that is not drawn. */
const hiddenRoot = { id: 0 };

export function drawPicture(rows: readonly TreeRow[], direction: Direction): Picture {
  if (rows.length === 0) return { cards: [], lines: [], width: 0, height: 0 };
  const below = Map.groupBy(rows, ({ parent }) => parent?.id ?? hiddenRoot.id);
  const childrenOf = ({ id }: { id: number }) => (below.get(id) ?? []).map(({ department }) => ({ id: department.id }));
  const isDown = direction === 'down';
  const across = (isDown ? card.width : card.height) + gap.siblings;
  const along = isDown ? card.height + gap.down : card.width + gap.right;
  const drawn = tree<{ id: number }>()
    .nodeSize([across, along])
    .separation(() => 1)(hierarchy(hiddenRoot, childrenOf))
    .descendants();
  const places = new Map(drawn.map(({ data: { id }, x, depth }) => [id, { across: x, along: (depth - 1) * along }]));
  const first = Math.min(...rows.map(({ department }) => places.get(department.id)?.across ?? 0));

  // In the order of the rows, which is the order in which the tree is read and walked through.
  const cards = rows.map((row): Card => {
    const place = places.get(row.department.id) ?? { across: 0, along: 0 };
    const [x, y] = isDown ? [place.across - first, place.along] : [place.along, place.across - first];
    return { row, x: x + gap.edge, y: y + gap.edge };
  });
  return {
    cards,
    lines: linesOf(cards, isDown),
    width: Math.max(...cards.map(({ x }) => x)) + card.width + gap.edge,
    height: Math.max(...cards.map(({ y }) => y)) + card.height + gap.edge,
  };
}

function linesOf(cards: readonly Card[], isDown: boolean): Line[] {
  const byId = new Map(cards.map((one) => [one.row.department.id, one]));
  return cards.flatMap((child): Line[] => {
    const parent = child.row.parent && byId.get(child.row.parent.id);
    if (!parent) return [];
    return [
      { from: parent.row.department.id, to: child.row.department.id, path: isDown ? elbowDown(parent, child) : elbowRight(parent, child) },
    ];
  });
}

const half = (from: number, to: number): number => (from + to) / 2;

function elbowDown(parent: Card, child: Card): string {
  const [x1, y1, x2, y2] = [parent.x + card.width / 2, parent.y + card.height, child.x + card.width / 2, child.y];
  const middle = half(y1, y2);
  const bend = Math.min(8, Math.abs(x2 - x1) / 2) * Math.sign(x2 - x1);
  return `M${x1} ${y1}V${middle - Math.abs(bend)}q0 ${Math.abs(bend)} ${bend} ${Math.abs(bend)}H${x2 - bend}q${bend} 0 ${bend} ${Math.abs(bend)}V${y2}`;
}

function elbowRight(parent: Card, child: Card): string {
  const [x1, y1, x2, y2] = [parent.x + card.width, parent.y + card.height / 2, child.x, child.y + card.height / 2];
  const middle = half(x1, x2);
  const bend = Math.min(8, Math.abs(y2 - y1) / 2) * Math.sign(y2 - y1);
  return `M${x1} ${y1}H${middle - Math.abs(bend)}q${Math.abs(bend)} 0 ${Math.abs(bend)} ${bend}V${y2 - bend}q0 ${bend} ${Math.abs(bend)} ${bend}H${x2}`;
}

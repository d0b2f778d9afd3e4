import { type Block, columnsOf, inRow, moved, type Place, stacked, withLine } from './org-chart-blocks.ts';
import { elbow, type Line } from './org-chart-lines.ts';
import type { ChartNode } from './org-chart-nodes.ts';
import type { ChartRow } from './org-chart-rows.ts';

/** The positions of all cards and lines, in px from the top left corner of the picture. */
export type Card = { row: ChartRow } & Place;
export type Picture = { cards: Card[]; lines: Line[]; width: number; height: number };

/** Wide pictures grow down from the top; narrow ones are a stack in which each level is moved in. */
export type Direction = 'down' | 'stacked';

const edge = 24;
const gap = { levels: 52, siblings: 24, columns: 20 } as const;
const cardWidth = 224;
const cardHeight = { department: 92, manager: 80, person: 60 } as const;

const sizeOf = (node: ChartNode): { width: number; height: number } => ({
  width: cardWidth,
  height: cardHeight[node.kind === 'department' ? 'department' : node.children.length > 0 ? 'manager' : 'person'],
});

export function drawPicture(rows: readonly ChartRow[], direction: Direction): Picture {
  if (rows.length === 0) return { cards: [], lines: [], width: 0, height: 0 };
  const families = Map.groupBy(rows, ({ parent }) => parent?.key);
  const childrenOf = (row: ChartRow): ChartRow[] => (row.isOpen ? (families.get(row.node.key) ?? []) : []);
  const draw = direction === 'down' ? downwards : inStack;
  const tops = (families.get(undefined) ?? []).map((row) => draw(row, childrenOf));
  const whole = moved(direction === 'down' ? inRow(tops, gap.siblings) : stacked(tops, 0), edge, edge);

  // In the order of the rows, which is that of screen readers and keyboard navigation.
  const places = new Map(whole.places.map((place) => [place.key, place]));
  const cards = rows.flatMap((row): Card[] => {
    const place = places.get(row.node.key);
    return place ? [{ row, ...place }] : [];
  });
  return { cards, lines: whole.lines, width: whole.width + 2 * edge, height: whole.height + 2 * edge };
}

type ChildrenOf = (row: ChartRow) => ChartRow[];

const cardBlock = ({ node }: ChartRow): Block => {
  const size = sizeOf(node);
  return { ...size, entry: size.width / 2, places: [{ key: node.key, x: 0, y: 0, ...size }], lines: [] };
};

/** Children side by side below their parent; people without reports hang in columns, which takes far less width. */
function downwards(row: ChartRow, childrenOf: ChildrenOf): Block {
  const card = cardBlock(row);
  const children = childrenOf(row);
  if (children.length === 0) return card;
  const hanging = children.filter(({ node }) => node.kind === 'person' && node.children.length === 0);
  const branches = children.filter((child) => !hanging.includes(child));
  const columns = columnsOf(hanging).map((column) => withLine(stacked(column.map(cardBlock), 1), row.node.key));
  const blocks = [...columns, ...branches.map((child) => downwards(child, childrenOf))];
  const [only] = columns;
  if (only && blocks.length === 1) return below(card, only, 0, card.height);

  const lower = inRow(blocks, columns.length > 1 && branches.length === 0 ? gap.columns : gap.siblings);
  const start = Math.max(0, (card.width - lower.width) / 2);
  const at = Math.max(0, (lower.width - card.width) / 2);
  const top = card.height + gap.levels;
  const entries = lower.entries.map((entry) => entry + start);
  const from = { x: at + card.width / 2, y: card.height };
  const whole = below(moved(card, at, 0), lower, start, top);
  return { ...whole, lines: [...whole.lines, ...entries.map((x) => elbow(row.node.key, from, { x, y: top }))] };
}

/** Everything below each other, each level moved in a little: a column that a phone can show. */
function inStack(row: ChartRow, childrenOf: ChildrenOf): Block {
  const card = cardBlock(row);
  const children = childrenOf(row);
  if (children.length === 0) return card;
  const lower = stacked(
    children.map((child) => inStack(child, childrenOf)),
    1,
  );
  return below(card, withLine(lower, row.node.key), 0, card.height);
}

function below(upper: Block, lower: Block, left: number, top: number): Block {
  const { places, lines } = moved(lower, left, top);
  return {
    width: Math.max(upper.width, lower.width),
    height: top + lower.height,
    entry: upper.entry,
    places: [...upper.places, ...places],
    lines: [...upper.lines, ...lines],
  };
}

import type { Block, Clause, Inner, Signatures } from './blocks.ts';

/** A part that must not break across two pages if a page has room for it. The browser and the PDF draw the same parts. */
export type Piece =
  | Exclude<Block, Clause | Signatures>
  /** A heading with the first paragraph; where the clause has a table, with all up to the table. */
  | { kind: 'opening'; number: number; heading: string; body: Inner[] }
  | { kind: 'inner'; block: Inner }
  /** The signatures with the text before them, so that no page has signatures alone. */
  | { kind: 'ending'; before: Piece[]; signing: Signatures };

export function piecesOf(blocks: readonly Block[]): Piece[] {
  const pieces = blocks.flatMap(partsOf);
  const signing = blocks.at(-1);
  if (signing?.kind !== 'signatures') return pieces;
  return [...pieces.slice(0, -2), { kind: 'ending', before: pieces.slice(-2), signing }];
}

function partsOf(block: Block): Piece[] {
  if (block.kind === 'signatures') return [];
  if (block.kind !== 'clause') return [block];
  const { number, heading, body } = block;
  const rest = Math.max(1, body.findLastIndex(({ kind }) => kind === 'terms') + 1);
  return [{ kind: 'opening', number, heading, body: body.slice(0, rest) }, ...body.slice(rest).map((inner) => innerOf(inner))];
}

const innerOf = (block: Inner): Piece => ({ kind: 'inner', block });

import type { Block, Clause, Paragraph, Terms } from '@cadre/contract/forms/blocks';

/** What never breaks across two pages: a block, or a clause's heading with its first paragraph. */
export type Piece =
  | Exclude<Block, Clause>
  | { kind: 'opening'; number: number; heading: string; first: Paragraph | Terms | undefined }
  | { kind: 'inner'; block: Paragraph | Terms };

export const piecesOf = (blocks: readonly Block[]): Piece[] =>
  blocks.flatMap((block): Piece[] => {
    if (block.kind !== 'clause') return [block];
    const [first, ...rest] = block.body;
    return [
      { kind: 'opening', number: block.number, heading: block.heading, first },
      ...rest.map((inner) => ({ kind: 'inner' as const, block: inner })),
    ];
  });

/** Where each page begins, given how tall the pieces are and how much fits on a page. A piece taller than a page has one of its own. */
export function pageStarts(heights: readonly number[], capacity: number): number[] {
  const starts = [0];
  let used = 0;
  heights.forEach((height, index) => {
    if (used > 0 && used + height > capacity) {
      starts.push(index);
      used = 0;
    }
    used += height;
  });
  return starts;
}

import { branch, type Line } from './org-chart-lines.ts';

export type Place = { key: string; x: number; y: number; width: number; height: number };

/** A part of the picture with a box around it. Boxes never overlap, so neither do the cards within. */
export type Block = {
  width: number;
  height: number;
  /** Where, counted from the left, a line from above enters it. */
  entry: number;
  places: Place[];
  lines: Line[];
};

const indent = 28;
const spine = 14;
const stackGap = 10;

export const moved = <B extends Block>(block: B, x: number, y: number): B => ({
  ...block,
  entry: block.entry + x,
  places: block.places.map((place) => ({ ...place, x: place.x + x, y: place.y + y })),
  lines: block.lines.map((line) => ({ ...line, x1: line.x1 + x, y1: line.y1 + y, x2: line.x2 + x, y2: line.y2 + y })),
});

/** Places blocks side by side; `entries` are the points where a line enters each of them. */
export function inRow(blocks: readonly Block[], gap: number): Block & { entries: number[] } {
  let x = 0;
  const placed = blocks.map((block) => {
    const at = moved(block, x, 0);
    x += block.width + gap;
    return at;
  });
  return {
    width: x - gap,
    height: Math.max(...blocks.map(({ height }) => height)),
    entry: placed[0]?.entry ?? 0,
    entries: placed.map(({ entry }) => entry),
    places: placed.flatMap(({ places }) => places),
    lines: placed.flatMap(({ lines }) => lines),
  };
}

/** Stacks blocks one below the other, indented by the given number of steps. */
export function stacked(blocks: readonly Block[], steps: 0 | 1): Block & { tops: { y: number; height: number }[] } {
  let y = steps * stackGap;
  const tops: { y: number; height: number }[] = [];
  const placed = blocks.map((block) => {
    const at = moved(block, steps * indent, y);
    tops.push({ y, height: block.places[0]?.height ?? 0 });
    y += block.height + stackGap;
    return at;
  });
  return {
    width: Math.max(...blocks.map(({ width }) => width)) + steps * indent,
    height: y - stackGap,
    entry: spine,
    places: placed.flatMap(({ places }) => places),
    lines: placed.flatMap(({ lines }) => lines),
    tops,
  };
}

/** A line along the left side of a stack, with a branch to the middle of each card. */
export const withLine = (stack: ReturnType<typeof stacked>, from: string): Block => ({
  ...stack,
  lines: [...stack.lines, ...stack.tops.map(({ y, height }) => branch(from, { x: spine, y: 0 }, { x: indent, y: y + height / 2 }))],
});

/** A few items form one column; many form several, so that the block is about as high as it is wide. */
const oneColumn = 12;

export function columnsOf<T>(all: readonly T[]): T[][] {
  const most = Math.max(oneColumn, Math.ceil(Math.sqrt(3 * all.length)));
  const count = Math.ceil(all.length / most);
  const each = Math.ceil(all.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => all.slice(index * each, (index + 1) * each));
}

/** Where each row begins, and the last one ends, in px. */
export function offsetsOf(rows: readonly { height: number }[]): number[] {
  const offsets = [0];
  for (const { height } of rows) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

/** The last row that begins at or before a height. */
export function rowAt(offsets: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first piece of each page, by the heights of the pieces and the capacity of a page. A piece taller than a page gets its own page. */
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

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

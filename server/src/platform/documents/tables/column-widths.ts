/**
 * Shares out the width of a page. Where there is room, every column grows by the same factor. Where there is not, narrow columns keep the
 * width of their content and the wide ones share the rest, because their texts can wrap.
 */
export function columnWidths(contents: number[], available: number): number[] {
  const total = contents.reduce((sum, width) => sum + width, 0);
  if (total <= available) return contents.map((width) => (total === 0 ? available / contents.length : (width * available) / total));

  const widths: number[] = [];
  let [rest, open] = [available, contents.length];
  for (const [at, content] of [...contents.entries()].sort(([, one], [, other]) => one - other)) {
    const width = Math.min(content, rest / open);
    widths[at] = width;
    rest -= width;
    open -= 1;
  }
  return widths;
}

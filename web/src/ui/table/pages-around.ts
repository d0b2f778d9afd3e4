/** The pages that a pager names: first, last and those around the current one; undefined where some are left out. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
  return wanted.flatMap((one, index) => {
    const gap = one - (wanted[index - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [undefined, one] : [one];
  });
}

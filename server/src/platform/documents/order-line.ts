import type { Inline } from './pdfmake-parts.ts';

/** Puts the words of a line in visual order: from the deepest level up, right-to-left runs are reversed. */
export function orderLine(inlines: Inline[]): void {
  if (!inlines.some(({ level = 0 }) => level > 0)) return;
  const last = inlines.at(-1)!;
  if (last.trailingCut > 0) Object.assign(last, { text: last.text.trimEnd(), width: last.width - last.trailingCut, trailingCut: 0 });

  const levels = inlines.map(({ level = 0 }) => level);
  const seen = [...inlines];
  for (let depth = Math.max(...levels); depth > 0; depth -= 1) {
    for (let at = 0; at < seen.length; at += 1) {
      const start = at;
      while (at < seen.length && (seen[at]!.level ?? 0) >= depth) at += 1;
      seen.splice(start, at - start, ...seen.slice(start, at).reverse());
    }
  }
  let x = Math.min(...inlines.map((inline) => inline.x));
  for (const inline of seen) {
    inline.x = x;
    x += inline.width;
  }
  inlines.splice(0, inlines.length, ...seen);
}

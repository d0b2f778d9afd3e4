/** One line of an indented list; `parent` is the place of the line it belongs to. */
export type OutlineItem = { name: string; parent: number | undefined };
export type OutlineProblem = { line: number; code: 'too_deep' | 'twice' | 'name_length'; name: string };

/** Signs that people put before the lines of a list; a minus inside a name stays. */
const bullets = /^(?:[-*•–]\s+)+/;

/** A line that is indented further belongs to the nearest line above that is indented less. Blanks and tabs count, empty lines do not. */
export function readOutline(text: string): { items: OutlineItem[]; problems: OutlineProblem[] } {
  const items: OutlineItem[] = [];
  const problems: OutlineProblem[] = [];
  const open: { indent: number; at: number }[] = [];
  const known = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = line.trim().replace(bullets, '').trim();
    if (name === '') continue;
    const indent = widthOf(/^[\s\u3000]*/.exec(line)?.[0] ?? '');
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    const problem = problemOf(name, open.length, known);
    if (problem) problems.push({ line: index + 1, code: problem, name });
    known.add(name.toLocaleLowerCase());
    items.push({ name, parent: open.at(-1)?.at });
    open.push({ indent, at: items.length - 1 });
  }
  return { items, problems };
}

const tabWidth = 4;
const widthOf = (blanks: string): number =>
  [...blanks].reduce((sum, sign) => sum + (sign === '\t' ? tabWidth : sign === '\u3000' ? 2 : 1), 0);

const shortest = 2;
const longest = 80;
const deepest = 10;

function problemOf(name: string, depth: number, known: ReadonlySet<string>): OutlineProblem['code'] | undefined {
  if (name.length < shortest || name.length > longest) return 'name_length';
  if (known.has(name.toLocaleLowerCase())) return 'twice';
  return depth >= deepest ? 'too_deep' : undefined;
}

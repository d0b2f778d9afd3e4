import type { Clause, Inner, List, Paragraph, Term, Terms } from './blocks.ts';

type Part = Inner | false | '' | undefined;

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text });

/** A text of several lines becomes a list; a single line stays a sentence. */
export function lines(text: string): Paragraph | List {
  const items = text.split('\n').flatMap((line) => line.trim() || []);
  return items.length > 1 ? { kind: 'list', items } : paragraph(text);
}

/** The terms that apply; undefined if there are none. */
export function terms(rows: (Term | false)[]): Terms | undefined {
  const applying = rows.filter((row) => row !== false);
  return applying.length > 0 ? { kind: 'terms', rows: applying } : undefined;
}

/** Numbers the clauses that have content, in their order. */
export function clauseList(clauses: [heading: string, ...body: Part[]][]): Clause[] {
  return clauses
    .map(([heading, ...body]) => ({ heading, body: body.filter((part): part is Inner => Boolean(part)) }))
    .filter(({ body }) => body.length > 0)
    .map((clause, at) => ({ kind: 'clause', number: at + 1, ...clause }));
}

import type { Clause, Paragraph, Term, Terms } from './blocks.ts';

type Part = Paragraph | Terms | false | '' | undefined;

export const paragraph = (text: string): Paragraph => ({ kind: 'paragraph', text });

/** The terms that apply; nothing where none does. */
export function terms(rows: (Term | false)[]): Terms | undefined {
  const applying = rows.filter((row) => row !== false);
  return applying.length > 0 ? { kind: 'terms', rows: applying } : undefined;
}

/** Numbers the clauses that have something to say, in their order. */
export function clauseList(clauses: [heading: string, ...body: Part[]][]): Clause[] {
  return clauses
    .map(([heading, ...body]) => ({ heading, body: body.filter((part): part is Paragraph | Terms => Boolean(part)) }))
    .filter(({ body }) => body.length > 0)
    .map((clause, at) => ({ kind: 'clause', number: at + 1, ...clause }));
}

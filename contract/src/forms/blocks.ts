/** The placeholder of a missing answer, drawn muted. */
export const gap = '________';

export type Party = { role: string; name: string; lines: string[] };
export type Term = { label: string; value: string };
/** A line for a person's signature, with the name below it. `signed` states who signed and when. */
export type Signature = { role: string; name: string; title: string; signed?: string };

export type Paragraph = { kind: 'paragraph'; text: string };
/** Two columns: the label and the agreed value. */
export type Terms = { kind: 'terms'; rows: Term[] };
/** One below the other, each with a point. */
export type List = { kind: 'list'; items: string[] };
export type Inner = Paragraph | Terms | List;
export type Clause = { kind: 'clause'; number: number; heading: string; body: Inner[] };
/** The end of a paper. `place` reads "Madrid, 1 June 2026". */
export type Signatures = { kind: 'signatures'; place: string; signatures: Signature[] };

/** A paper from top to bottom. The preview in the browser and the PDF draw the same blocks, with line breaks inside a text. */
export type Block =
  | { kind: 'title'; text: string }
  /** "No. C-2026-0001", or that it is a draft. */
  | { kind: 'number'; text: string }
  | { kind: 'parties'; parties: Party[] }
  | Inner
  | Clause
  | Signatures;

/** The type of a part of a PDF, for screen readers: the names of the standard (ISO 32000, 14.8.4). */
export type TagType = 'Document' | 'Sect' | 'Div' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

export type Tag = { type: TagType; scope?: 'Row' | 'Column'; children: Tag[] };

export const documentTag = (): Tag => ({ type: 'Document', children: [] });

/** Adds a part as the last child of another. */
export function tagIn(parent: Tag, type: TagType, scope?: Tag['scope']): Tag {
  const tag: Tag = { type, ...(scope && { scope }), children: [] };
  parent.children.push(tag);
  return tag;
}

/** Text runs with the tag of their part. The layout carries it along to where a line is drawn. */
export const tagged = <Run extends object>(runs: Run[], tag: Tag): (Run & { tag: Tag })[] => runs.map((run) => ({ ...run, tag }));

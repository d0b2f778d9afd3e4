import { objectsIn, streamOf, textOf, withWords, wordsOf } from './read-pdf.ts';

/** A part of a tagged PDF: its type, the text read aloud, and its inner parts. */
export type Part = { type: string; scope?: string; text: string; parts: Part[] };
export type Structure = { title: string; language: string; isMarked: boolean; root: Part; untagged: string };

/**
 * The structure that a screen reader sees: title, language, and the parts in their order. `untagged` is text that is neither tagged nor
 * decoration.
 */
export function readStructure(bytes: Buffer): Structure {
  const objects = objectsIn(bytes);
  const at = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  const catalog = [...objects.values()].find((body) => /\/Type \/Catalog/.test(body)) ?? '';
  const title = [...objects.values()].flatMap((body) => /\/Title (\d+) 0 R/.exec(body)?.[1] ?? [])[0];
  const pages = new Map([...objects].filter(([, body]) => /\/Type \/Page\n/.test(body)).map(([id, body]) => [id, markedIn(at, body)]));

  const partOf = (id: string): Part => {
    const body = at(id);
    const kids = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    const page = /\/Pg (\d+) 0 R/.exec(body)?.[1];
    const part: Part = { type: /\/S \/(\w+)/.exec(body)?.[1] ?? '', text: '', parts: [] };
    const scope = /\/Scope \/(\w+)/.exec(body)?.[1];
    if (scope) part.scope = scope;
    for (const [, elsewhere, mark, child, own] of kids.matchAll(/<<\n\/Type \/MCR\n\/Pg (\d+) 0 R\n\/MCID (\d+)\n>>|(\d+) 0 R|(\d+)/g)) {
      if (child) part.parts.push(partOf(child));
      else part.text += pages.get(elsewhere ?? page ?? '')?.marked.get(mark ?? own ?? '') ?? '';
    }
    return part;
  };
  const root = /\/K \[(\d+) 0 R\]/.exec(at(/\/StructTreeRoot (\d+) 0 R/.exec(catalog)?.[1]))?.[1];
  return {
    title: wordsOf(at(title).slice(1, -1)),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? '',
    isMarked: /\/Marked true/.test(at(/\/MarkInfo (\d+) 0 R/.exec(catalog)?.[1])),
    root: partOf(root ?? ''),
    untagged: [...pages.values()].map(({ untagged }) => untagged).join(''),
  };
}

/** All parts of one type, wherever they are. */
export const partsOf = (part: Part, type: string): Part[] => [
  ...(part.type === type ? [part] : []),
  ...part.parts.flatMap((inner) => partsOf(inner, type)),
];

type Marked = { marked: Map<string, string>; untagged: string };

function markedIn(at: (id: string | undefined) => string, page: string): Marked {
  const content = withWords(streamOf(at(/\/Contents (\d+) 0 R/.exec(page)?.[1])));
  const found: Marked = { marked: new Map(), untagged: '' };
  const rest = content.replace(/\/(\w+) (<<[^>]*>>) BDC\n([\s\S]*?)EMC/g, (_, type: string, about: string, inner: string) => {
    const mark = /\/MCID (\d+)/.exec(about)?.[1];
    if (type !== 'Artifact' && mark) found.marked.set(mark, textOf(at, page, inner));
    return '';
  });
  found.untagged = textOf(at, page, rest);
  return found;
}

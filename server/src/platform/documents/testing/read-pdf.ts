import { inflateSync } from 'node:zlib';

export type PdfPage = { width: number; height: number; text: string; missing: number };

/** What a reader of the file gets to see, page by page: the text as it would be copied, and how many characters had no glyph. */
export function readPdf(bytes: Buffer): PdfPage[] {
  const objects = objectsIn(bytes);
  const at = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)!;
      const content = streamOf(at(/\/Contents (\d+) 0 R/.exec(page)?.[1]));
      return {
        width: Number(width),
        height: Number(height),
        text: textOf(at, page, content),
        missing: drawnIn(content)
          .flatMap(({ glyphs }) => glyphs)
          .filter((glyph) => glyph === 0).length,
      };
    });
}

export const objectsIn = (bytes: Buffer): Map<string, string> =>
  new Map([...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));

/** The text of a piece of a page's content. */
export function textOf(at: (id: string | undefined) => string, page: string, content: string): string {
  const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
  const fonts = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, charactersOf(at, id!)]));
  return drawnIn(content)
    .map(({ font, glyphs }) => glyphs.map((glyph) => fonts.get(font)?.[glyph]).join(''))
    .join('');
}

const known = new WeakMap<object, Map<string, string[]>>();

/** Of one file each font is read once. */
function charactersOf(at: (id: string | undefined) => string, font: string): string[] {
  const fonts = known.get(at) ?? new Map<string, string[]>();
  known.set(at, fonts);
  const characters = fonts.get(font) ?? charactersIn(streamOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(font))?.[1])));
  fonts.set(font, characters);
  return characters;
}

export function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')).toString('latin1');
}

/** The glyphs of every piece of text, by their number in the font. Number 0 is the box that stands for a missing one. */
function drawnIn(content: string): { font: string; glyphs: number[] }[] {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*)\] TJ/g)].map(([, font, pieces]) => ({
    font: font!,
    glyphs: [...pieces!.matchAll(/<([0-9a-f]*)>/g)]
      .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
      .map((code) => Number.parseInt(code, 16)),
  }));
}

function charactersIn(mapping: string): string[] {
  return [...mapping.matchAll(/> \[(.*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) => Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
  );
}

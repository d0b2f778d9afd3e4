import { inflateSync } from 'node:zlib';

export type PdfPage = { width: number; height: number; text: string; missing: number };

/** The visible text of a file, page by page: as it would be copied, with the number of characters without a glyph. */
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
  return withWords(content)
    .split(/(\/Words <[0-9a-f]*>)/)
    .map((piece) => {
      const words = /^\/Words <(.*)>$/.exec(piece)?.[1];
      if (words !== undefined) return Buffer.from(words, 'hex').toString();
      return drawnIn(piece)
        .map(({ font, glyphs }) => glyphs.map((glyph) => fonts.get(font)?.[glyph]).join(''))
        .join('');
    })
    .join('');
}

/** Text drawn in another order than it is read carries its original text, which programs use to copy or read aloud. */
export const withWords = (content: string): string =>
  content.replace(
    /\/Span <<\n\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\n>> BDC\n[\s\S]*?EMC/g,
    (_, raw: string) => `/Words <${Buffer.from(wordsOf(raw)).toString('hex')}>`,
  );

const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of the file's own, in UTF-16 where Latin letters do not do. */
export function wordsOf(raw: string): string {
  const plain = raw.replace(/\\(.)/g, (_, sign: string) => controls[sign] ?? sign);
  const bytes = Buffer.from(plain, 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
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

/** The glyphs of every piece of text, by their number in the font. Number 0 is the box for a missing glyph. */
function drawnIn(content: string): { font: string; glyphs: number[] }[] {
  let font = '';
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf\n|\[(.*)\] TJ/g)].flatMap(([, chosen, pieces = '']) => {
    if (chosen) font = chosen;
    const glyphs = [...pieces.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
    return chosen ? [] : [{ font, glyphs: glyphs.map((code) => Number.parseInt(code, 16)) }];
  });
}

function charactersIn(mapping: string): string[] {
  return [...mapping.matchAll(/> \[(.*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) => Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
  );
}

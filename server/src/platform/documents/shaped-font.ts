import { type FontRun, wordBreak } from './font-runs.ts';
import { mirrored } from './text-levels.ts';

type Glyph = { id: number; codePoints: number[]; advanceWidth: number };
type Position = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset' | 'advanceWidth', number>;
type Shaped = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
type Features = FontRun['fontFeatures'];

/** A font as fontkit reads it: its tables, which are never modified, and the glyphs read so far. */
export type ReadFont = {
  _glyphs: object;
  getGlyph(id: number, codePoints?: number[]): Glyph;
  layout(text: string, features: undefined, script: undefined, language: undefined, direction: 'ltr' | 'rtl'): Shaped;
};

/** A font as pdfkit writes it into one document. */
export type EmbeddedFont = {
  name: string;
  font: ReadFont;
  scale: number;
  subset: { glyphs: number[]; includeGlyph(id: number): number };
  unicode: number[][];
  widths: number[];
  ascender: number;
  descender: number;
  layout(text: string, features: undefined, onlyWidth?: boolean): Shaped;
  constructor: EmbeddedFontClass;
};
export type ShapedFont = EmbeddedFont & { isPlain(text: string, features: Features): boolean };
type EmbeddedFontClass = new (document: unknown, font: ReadFont, id: string) => EmbeddedFont;

/** Separate glyph objects for each use, because one glyph may represent different letters: i, or a part of ị. */
export function withOwnGlyphs(font: ReadFont): ReadFont {
  const known = new Map<string, Glyph>();
  const own: ReadFont = Object.assign(Object.create(font), {
    _glyphs: {},
    getGlyph(id: number, codePoints: number[] = []): Glyph {
      const key = `${id} ${codePoints}`;
      let glyph = known.get(key);
      if (!glyph) {
        own._glyphs = {};
        glyph = font.getGlyph.call(own, id, codePoints);
        known.set(key, glyph);
      }
      return glyph;
    },
  });
  return own;
}

/** Lines are as high as those of Latin letters, so words of several scripts share one line. In thousandths of the font size. */
const tallest = { ascender: 1069, descender: -293 };

/** In thousandths of the font size. A glyph that is moved is written apart from its word, and some readers of files sort it elsewhere. */
const invisible = 12;

const isTurned = (features: Features): boolean => features?.includes('rtla') === true;

/** Shapes lines that run to the left, and notes the letters of every glyph so that a copied text is the text that was written. */
export function shapedFont(Embedded: EmbeddedFontClass): new (...of: ConstructorParameters<EmbeddedFontClass>) => ShapedFont {
  return class extends Embedded {
    readonly #codes = new Map<string, number>();
    readonly #laidOut = new Map<string, Shaped>();

    constructor(document: unknown, font: ReadFont, id: string) {
      super(document, font, id);
      this.ascender = Math.min(this.ascender, tallest.ascender);
      this.descender = Math.max(this.descender, tallest.descender);
    }

    override layout(text: string, features: Features, onlyWidth?: boolean): Shaped {
      const drawn = inDrawnOrder(text.replaceAll(wordBreak, ''));
      return features ? this.#directed(drawn, isTurned(features) ? 'rtl' : 'ltr') : super.layout(drawn, undefined, onlyWidth);
    }

    /** Whether PDF readers can derive the text from its glyphs. They reverse right-to-left runs themselves. */
    isPlain(text: string, features: Features): boolean {
      const drawn = text.replaceAll(wordBreak, '');
      const { glyphs } = this.layout(drawn, features);
      return isTurned(features) || lettersOf(drawn, glyphs, false).every((letters) => letters !== unsaid);
    }

    encode(text: string, features: Features): [codes: string[], positions: Position[]] {
      const drawn = text.replaceAll(wordBreak, '');
      const { glyphs, positions } = this.layout(drawn, features);
      const letters = lettersOf(drawn, glyphs, isTurned(features));
      for (const position of positions) if (position.yOffset === 0 && Math.abs(position.xOffset) <= invisible) position.xOffset = 0;
      return [glyphs.map((glyph, at) => this.#codeOf(glyph, letters[at]!).toString(16).padStart(4, '0')), positions];
    }

    #directed(text: string, direction: 'ltr' | 'rtl'): Shaped {
      const key = `${direction} ${text}`;
      const known = this.#laidOut.get(key);
      if (known) return known;
      const seen = direction === 'rtl' ? text.replace(/[^\p{L}\p{M}]/gu, (character) => mirrored[character] ?? character) : text;
      const { glyphs, positions } = this.font.layout(seen, undefined, undefined, undefined, direction);
      let advanceWidth = 0;
      for (const [at, position] of positions.entries()) {
        for (const measure of ['xAdvance', 'yAdvance', 'xOffset', 'yOffset'] as const) position[measure] *= this.scale;
        position.advanceWidth = glyphs[at]!.advanceWidth * this.scale;
        advanceWidth += position.xAdvance;
      }
      const shaped = { glyphs, positions, advanceWidth };
      this.#laidOut.set(key, shaped);
      return shaped;
    }

    #codeOf({ id, advanceWidth }: Glyph, letters: number[]): number {
      const key = `${id} ${letters}`;
      const known = this.#codes.get(key);
      if (known !== undefined) return known;
      let code = this.subset.includeGlyph(id);
      if (this.unicode[code] !== undefined && code !== 0) code = this.subset.glyphs.push(id) - 1;
      this.widths[code] ??= advanceWidth * this.scale;
      this.unicode[code] ??= letters;
      this.#codes.set(key, code);
      return code;
    }
  };
}

/** The circle of the Thai letter ำ is drawn below the tone marks before it. */
const inDrawnOrder = (text: string): string => text.replace(/([\u0E48-\u0E4B]*)\u0E33/g, '\u0E4D$1\u0E32');

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text of a glyph whose letters another glyph already has: readers skip this character, whereas an empty text would be an error. */
const unsaid = [0x200b];

/** The letters of each glyph. Where glyphs come in another order than their letters, the first of them has them all. */
function lettersOf(text: string, glyphs: Glyph[], turned: boolean): number[][] {
  const own = glyphs.map(({ codePoints }) => codePoints);
  if (!turned && own.length === text.length && own.every(({ 0: first, length }, at) => length === 1 && first === text.charCodeAt(at)))
    return own;
  if (turned) own.reverse();
  const pieces = [...clusters.segment(text)].map(({ segment }) => ({
    letters: codePointsOf(segment),
    drawn: codePointsOf(inDrawnOrder(segment)).length,
  }));
  const letters: number[][] = [];
  let at = 0;
  while (at < own.length) {
    const start = at;
    const piece: number[] = [];
    let [wanted, count] = [0, 0];
    const takePiece = () => {
      const next = pieces.shift();
      piece.push(...(next?.letters ?? []));
      wanted += next?.drawn ?? 0;
    };
    takePiece();
    // A ligature may contain letters of several pieces, and a letter may be drawn by several glyphs.
    do {
      while (wanted < count && pieces.length > 0) takePiece();
      while (at < own.length && (count < wanted || own[at]!.length === 0 || pieces.length === 0)) count += own[at++]!.length;
    } while (wanted < count && pieces.length > 0);
    letters.push(...shared(own.slice(start, at), piece, turned));
  }
  return turned ? letters.reverse() : letters;
}

/** Gives the letters of a piece to its glyphs: each its own, or all to the first. */
function shared(glyphs: number[][], piece: number[], turned: boolean): number[][] {
  if (glyphs.flat().join() === piece.join()) return glyphs.map((own) => (own.length === 0 ? unsaid : turned ? own.toReversed() : own));
  const isOwn = ({ 0: first }: number[], at: number) => first === undefined || first === piece[at] || parting.includes(piece[at]!);
  if (glyphs.length === piece.length && glyphs.every(isOwn)) return piece.map((letter) => [letter]);
  return glyphs.map((_, at) => (at > 0 ? unsaid : turned ? piece.toReversed() : piece));
}

/** Are drawn as blanks without a width. */
const parting = codePointsOf('\u200C\u200D');

function codePointsOf(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0)!);
}

import { wordBreak } from './font-runs.ts';
import { OpenDocument, type OpenPdf, type TextOptions } from './pdfmake-parts.ts';
import { type EmbeddedFont, type ShapedFont, shapedFont, withOwnGlyphs } from './shaped-font.ts';

const stored = new Map<string, EmbeddedFont>();
let Shaped: ReturnType<typeof shapedFont> | undefined;

/**
 * A document that reuses the fonts read for the previous one, because reading them takes as long as the layout of a document. Its glyphs
 * are its own.
 */
export class DocumentWithFontCache extends OpenDocument {
  declare _fontFamilies: Record<string, EmbeddedFont>;
  declare _fontCount: number;
  declare _font: ShapedFont;

  override font(file: string): OpenPdf {
    if (!this._fontFamilies[file]) this.#take(file, stored.get(file) ?? this.#read(file));
    return super.font(file);
  }

  /** Copying and reading aloud use the original text, even if letters are drawn in another order or in several parts. */
  override text(words: string, x: number, y: number, options: TextOptions): OpenPdf {
    if (this._font.isPlain(words, options.features)) return super.text(words, x, y, options);
    this.markContent('Span', { actual: words.replaceAll(wordBreak, '') });
    super.text(words, x, y, options);
    this.endMarkedContent();
    return this;
  }

  #read(file: string): EmbeddedFont {
    super.font(file);
    const read = this._font;
    stored.set(file, read);
    for (const name of [file, read.name]) if (this._fontFamilies[name] === read) delete this._fontFamilies[name];
    this._fontCount -= 1;
    return read;
  }

  /** Registers a cached font the way pdfkit registers one that it has just read. */
  #take(file: string, { font, constructor: Embedded }: EmbeddedFont): void {
    this._fontCount += 1;
    Shaped ??= shapedFont(Embedded);
    const own = new Shaped(this, withOwnGlyphs(font), `F${this._fontCount}`);
    this._fontFamilies[file] = own;
    this._fontFamilies[own.name] ??= own;
  }
}

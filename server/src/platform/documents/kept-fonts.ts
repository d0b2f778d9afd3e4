import { OpenDocument, type OpenPdf } from './pdfmake-parts.ts';

/** A font as fontkit reads it: its tables, which nothing changes, and the glyphs asked for, each with the letters it first stood for. */
type ReadFont = { _glyphs: object };
type EmbeddedFont = { name: string; font: ReadFont; constructor: new (document: unknown, font: ReadFont, id: string) => EmbeddedFont };

const kept = new Map<string, EmbeddedFont>();

/** A document whose fonts stay read for the next one: to read them takes as long as to lay out a paper. Its glyphs are its own. */
export class DocumentWithKeptFonts extends OpenDocument {
  declare _fontFamilies: Record<string, EmbeddedFont>;
  declare _fontCount: number;
  declare _font: EmbeddedFont;

  override font(file: string): OpenPdf {
    if (!this._fontFamilies[file]) this.#take(file, kept.get(file) ?? this.#read(file));
    return super.font(file);
  }

  #read(file: string): EmbeddedFont {
    super.font(file);
    const read = this._font;
    kept.set(file, read);
    for (const name of [file, read.name]) if (this._fontFamilies[name] === read) delete this._fontFamilies[name];
    this._fontCount -= 1;
    return read;
  }

  /** As pdfkit does with a font that it has just read. */
  #take(file: string, { font, constructor: Font }: EmbeddedFont): void {
    this._fontCount += 1;
    const own = new Font(this, Object.assign(Object.create(font), { _glyphs: {} }), `F${this._fontCount}`);
    this._fontFamilies[file] = own;
    this._fontFamilies[own.name] ??= own;
  }
}

/** The characters of a TrueType font with their widths, in thousandths of the font size. The font cannot draw any others. */
export function readAdvances(font: Buffer): Map<number, number> {
  const advanceOf = advancesByGlyph(font);
  const advances = new Map<number, number>();
  for (const [codePoint, glyph] of glyphsByCodePoint(font)) advances.set(codePoint, advanceOf(glyph));
  return advances;
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** After the last full entry all glyphs have the same width. */
function advancesByGlyph(font: Buffer): (glyph: number) => number {
  const unitsPerEm = font.readUInt16BE(tableAt(font, 'head') + 18);
  const count = font.readUInt16BE(tableAt(font, 'hhea') + 34);
  const widths = tableAt(font, 'hmtx');
  return (glyph) => (font.readUInt16BE(widths + 4 * Math.min(glyph, count - 1)) * 1000) / unitsPerEm;
}

/** The characters of the basic plane are stored in segments: format 4 of the table `cmap`, which every font for Windows has. */
function* glyphsByCodePoint(font: Buffer): Generator<[codePoint: number, glyph: number]> {
  const segments = segmentsAt(font);
  const size = font.readUInt16BE(segments + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((part) => segments + part) as [
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < size; at += 2) {
    const start = font.readUInt16BE(starts + at);
    const end = Math.min(font.readUInt16BE(ends + at), 0xfffe);
    const delta = font.readUInt16BE(deltas + at);
    const offset = font.readUInt16BE(offsets + at);
    for (let codePoint = start; codePoint <= end; codePoint += 1) {
      const listed = offset === 0 ? codePoint : font.readUInt16BE(offsets + at + offset + 2 * (codePoint - start));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) yield [codePoint, glyph];
    }
  }
}

function segmentsAt(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * count; entry += 8) {
    const table = cmap + font.readUInt32BE(entry + 4);
    if (font.readUInt16BE(table) === 4) return table;
  }
  throw new Error('The font does not say which characters it has.');
}

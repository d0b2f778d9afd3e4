import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Covers, type FontName, type FontRun, wordBreak } from './font-runs.ts';
import { readAdvances } from './read-advances.ts';

const fontFile = (name: string): string => fileURLToPath(new URL(`../../../assets/fonts/${name}.ttf`, import.meta.url));

const family = (regular: string, bold: string) => ({ normal: fontFile(regular), bold: fontFile(bold) });

export const fontFamilies: Record<FontName, { normal: string; bold: string }> = {
  latin: family('noto-sans-regular', 'noto-sans-bold'),
  chinese: family('noto-sans-sc-regular', 'noto-sans-sc-bold'),
  japanese: family('noto-sans-jp-regular', 'noto-sans-jp-bold'),
  japanese_names: family('noto-sans-jp-names-regular', 'noto-sans-jp-names-bold'),
  korean: family('noto-sans-kr-regular', 'noto-sans-kr-regular'),
  thai: family('noto-sans-thai-regular', 'noto-sans-thai-bold'),
  hebrew: family('noto-sans-hebrew-regular', 'noto-sans-hebrew-bold'),
  arabic: family('ibm-plex-sans-arabic-regular', 'ibm-plex-sans-arabic-bold'),
  georgian: family('noto-sans-georgian-regular', 'noto-sans-georgian-bold'),
  armenian: family('noto-sans-armenian-regular', 'noto-sans-armenian-bold'),
  symbols: family('noto-sans-math-regular', 'noto-sans-math-regular'),
};

export const fontNames = Object.keys(fontFamilies) as FontName[];

const read = new Map<FontName, Map<number, number>>();

/** Read on first use: most documents only need the Latin font. Both weights have the same characters. */
function advancesOf(font: FontName): Map<number, number> {
  const known = read.get(font) ?? readAdvances(readFileSync(fontFamilies[font].normal));
  read.set(font, known);
  return known;
}

export const covers: Covers = (font, codePoint) => advancesOf(font).has(codePoint);

/** Of each of its lines, as a share of the font size. */
export function lineWidths(runs: FontRun[]): number[] {
  const lines = [0];
  for (const { text, font } of runs) {
    const advances = advancesOf(font);
    for (const character of text) {
      if (character === '\n') lines.push(0);
      else if (character !== wordBreak) lines[lines.length - 1]! += (advances.get(character.codePointAt(0)!) ?? 1000) / 1000;
    }
  }
  return lines;
}

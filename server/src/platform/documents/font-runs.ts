import { drawable } from '@cadre/contract/forms/printable';
import type { Language } from '@cadre/contract/languages';

export type FontName = 'latin' | 'chinese' | 'japanese' | 'japanese_names' | 'korean' | 'symbols';
export type FontRun = { text: string; font: FontName };
export type Covers = (font: FontName, codePoint: number) => boolean;

/** Splits a text so that every part has a font with all of its characters: a PDF takes one font per run of text. */
export function fontRuns(text: string, language: Language, covers: Covers): FontRun[] {
  const characters = [...drawable(text)];
  const order = orderFor(text, language);
  const runs: FontRun[] = [];
  characters.forEach((character, at) => {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0)!;
    const isWide =
      widePunctuation.test(character) && (eastAsian.test(characters[at - 1] ?? '') || eastAsian.test(characters[at + 1] ?? ''));
    const candidates = isWide && (language === 'zh' || language === 'ja') ? order.slice(1) : order;
    const font = candidates.find((name) => covers(name, codePoint)) ?? 'latin';
    if (last && (last.font === font || (character === ' ' && covers(last.font, codePoint)))) last.text += character;
    else runs.push({ text: character, font });
  });
  return runs;
}

/** Han characters look different in Chinese and in Japanese. A text with kana is Japanese wherever it stands. */
function orderFor(text: string, language: Language): FontName[] {
  const isJapanese = language === 'ja' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return [
    'latin',
    ...(isJapanese ? (['japanese', 'japanese_names', 'chinese'] as const) : (['chinese', 'japanese', 'japanese_names'] as const)),
    'korean',
    'symbols',
  ];
}

/** Western punctuation that is as wide as a character within Chinese and Japanese text. */
const widePunctuation = /^[·—‘’“”…]$/;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]$/u;

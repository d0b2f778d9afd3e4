import { drawable } from '@cadre/contract/forms/printable';
import type { Language } from '@cadre/contract/languages';
import { hasRightToLeft, textLevels } from './text-levels.ts';

export type FontName =
  | 'latin'
  | 'chinese'
  | 'japanese'
  | 'japanese_names'
  | 'korean'
  | 'thai'
  | 'hebrew'
  | 'arabic'
  | 'georgian'
  | 'armenian'
  | 'symbols';

/** The layout passes `fontFeatures` from a run to the shaping of its letters; these two set a direction. */
export type FontRun = { text: string; font: FontName; level?: number; fontFeatures?: Direction };
export type Direction = ('ltra' | 'rtla')[];
export type Covers = (font: FontName, codePoint: number) => boolean;

/** Marks where a line may break in a script without spaces; never drawn. */
export const wordBreak = '\u200B';

/** Splits a text so that every part has one direction and a font with all of its characters: a PDF takes one font per run of text. */
export function fontRuns(text: string, language: Language, covers: Covers): FontRun[] {
  const drawn = withWordBreaks(drawable(text));
  const levels = hasRightToLeft(drawn) ? textLevels(drawn) : undefined;
  const characters = [...drawn];
  const order = orderFor(text, language);
  const runs: FontRun[] = [];
  let index = 0;
  characters.forEach((character, at) => {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0)!;
    const level = levels?.[index];
    index += character.length;
    const isWide =
      widePunctuation.test(character) && (eastAsian.test(characters[at - 1] ?? '') || eastAsian.test(characters[at + 1] ?? ''));
    const candidates = isWide && (language === 'zh' || language === 'ja') ? order.slice(1) : order;
    const isAlike = last !== undefined && last.level === level;
    if (isAlike && (joins.test(character) || ((character === ' ' || level! % 2 === 1) && covers(last.font, codePoint)))) {
      last.text += character;
      return;
    }
    const font = [...ownFont(character), ...candidates].find((name) => covers(name, codePoint)) ?? 'latin';
    if (isAlike && last.font === font) last.text += character;
    else runs.push({ text: character, font, ...directed(level) });
  });
  return runs;
}

const directed = (level: number | undefined) =>
  level === undefined ? {} : { level, fontFeatures: [level % 2 === 1 ? ('rtla' as const) : ('ltra' as const)] };

/** Joins with the neighboring letters, in any font. */
const joins = /^[\u200B-\u200D]$/;

const scripts: [FontName, RegExp][] = [
  ['thai', /^\p{Script_Extensions=Thai}$/u],
  ['hebrew', /^\p{Script_Extensions=Hebrew}$/u],
  ['arabic', /^\p{Script_Extensions=Arabic}$/u],
  ['georgian', /^\p{Script_Extensions=Georgian}$/u],
  ['armenian', /^\p{Script_Extensions=Armenian}$/u],
];

/** Every script has its font, so no text reads the large ones of others. */
const ownFont = (character: string): FontName[] =>
  character < '\u0530' ? [] : scripts.filter(([, pattern]) => pattern.test(character)).map(([font]) => font);

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

const withWordBreaks = (text: string): string =>
  text.replace(/[\p{Script=Thai}\p{M}]{2,}/gu, (thai) => [...thaiWords.segment(thai)].map(({ segment }) => segment).join(wordBreak));

/** Han characters look different in Chinese and in Japanese. A text with kana is Japanese in any document. */
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

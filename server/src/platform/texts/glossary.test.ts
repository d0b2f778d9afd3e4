import { readFileSync } from 'node:fs';
import { type Language, languages } from '@cadre/contract/languages';
import { allTexts } from '@cadre/contract/texts/all';
import { expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };
type Entry = { term: string; meaning: string; avoided: string[] };

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const glossaryOf = (language: Language): Entry[] =>
  readFileSync(new URL(`../../../../docs/glossary/${language}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, term = '', meaning = '', avoided = ''] = line.split('|').map((cell) => cell.trim());
      return { term, meaning, avoided: avoided.split(', ').filter((word) => word !== '' && !word.startsWith('(')) };
    });

/** Finds the first of these words. Chinese and Japanese texts have no spaces between words. */
const finderOf = (words: string[], language: Language): RegExp =>
  language === 'ja' || language === 'zh'
    ? new RegExp(words.join('|'))
    : new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'iu');

/** The argument of a plural or a choice is a name, not a word. */
const wordsOf = (text: string): string => text.replace(/\{\w+(?:, \w+,)?/g, ' ').replace(/\b\w+ \{/g, ' ');

/** A quoted law, or a contract that follows it, has the words of that law. */
const isOfLaw = (key: string): boolean => key.startsWith('clauses.');

test.each(languages)('every term in %s has a meaning, once', (language) => {
  const entries = glossaryOf(language);
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(new Set(entries.map(({ term }) => term)).size).toBe(entries.length);
});

test.each(languages)('no text in %s uses a word that the glossary avoids', (language) => {
  const avoided = finderOf(
    glossaryOf(language).flatMap((entry) => entry.avoided),
    language,
  );
  const found = flat(allTexts[language]).filter(([key, text]) => !isOfLaw(key) && avoided.test(wordsOf(text)));
  expect(found).toEqual([]);
});

test('an avoided word is found only as a whole word', () => {
  const inEnglish = finderOf(['supervisor'], 'en');
  expect([inEnglish.test('Ask your Supervisor.'), inEnglish.test('The supervisory board')]).toEqual([true, false]);
  expect(finderOf(['社員'], 'ja').test('この社員の休暇')).toBe(true);
});

/** A mark on the next line than its word looks like an error to a French reader. */
test('marks in French stay on the line of their words', () => {
  expect(flat(allTexts.fr).filter(([, text]) => / [?!;:»]|« /.test(text))).toEqual([]);
});

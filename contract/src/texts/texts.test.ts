import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../languages.ts';
import { resources } from '../resources/index.ts';
import { allTexts } from './all.ts';
import { sameInEveryLanguage } from './same.ts';
import type { Texts } from './texts.ts';
import { wordsIn } from './words.ts';

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const textsIn = (language: Language): Map<string, string> => new Map(flat(allTexts[language]));

/** The words of a choice name no argument. */
const withoutChoices = (text: string): string => text.replace(/, select,(?: \w+ \{[^{}]*\})+/g, '');

/** `{count, plural, …}` and `{label}`: the names of the arguments, in any order. */
const argumentsOf = (text: string): string[] =>
  [...new Set([...withoutChoices(text).matchAll(/(?<!(?:=\d|\bone|\bother) )\{(\w+)(?=[,}])/g)].map((match) => match[1] as string))].sort();

/** A noun is the same argument with its article, and its gender only inflects the sentence. */
const withoutGrammar = (names: string[]): string =>
  [...new Set(names.filter((name) => name !== 'gender').map((name) => (name === 'a' || name === 'the' ? 'noun' : name)))].sort().join();

const english = textsIn('en');

describe.each(languages.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const texts = textsIn(language);

  test('are complete, without extra keys, except for the grammar of nouns', () => {
    const keys = [...texts.keys()].filter((key) => !/^nouns\.[^.]+\.(?:a|the|all|gender|request)$/.test(key));
    expect(keys.sort()).toEqual([...english.keys()].sort());
  });

  test('use the same arguments as English', () => {
    const differing = [...english]
      .filter(([key, text]) => withoutGrammar(argumentsOf(texts.get(key) ?? '')) !== withoutGrammar(argumentsOf(text)))
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('are translated', () => {
    const left = [...english]
      .filter(([key, text]) => texts.get(key) === text && !sameInEveryLanguage(key, text, language))
      .map(([key]) => key);
    expect(left).toEqual([]);
  });
});

test.each(['en', 'es', 'fr'] as const)('nouns in %s are written as within a sentence', (language) => {
  const names = Object.entries(allTexts[language].nouns).flatMap(([noun, { one, many }]) => [
    [noun, one],
    [noun, many],
  ]);
  expect(names.filter(([, name = '']) => !/^(?:\p{Ll}|ID\b)/u.test(name))).toEqual([]);
});

test('the menu does not repeat a text that equals its noun in every language', () => {
  const repeated = Object.keys(resources).filter((noun) =>
    Object.values(allTexts).every((texts) => texts.menu[noun.replaceAll('-', '_') as keyof Texts['menu']] === wordsIn(texts).many(noun)),
  );
  expect(repeated).toEqual([]);
});

test.each(languages)('no two filters of a list are called the same in %s', (language) => {
  const words = wordsIn(allTexts[language]);
  const alike = Object.values(resources).flatMap(({ name, list: { filters } }) => {
    const labels = filters.map((field) => words.field(name, field));
    return filters.filter((_, index) => labels.indexOf(labels[index] as string) !== index).map((field) => `${name}.${field}`);
  });
  expect(alike).toEqual([]);
});

test.each(languages)('the gap to a target and the difference from another period have different names in %s', (language) => {
  const { columns } = allTexts[language].reports;
  expect(columns.gap).not.toBe(columns.difference);
});

test.each(languages)('the effects of an employment change are not named like the effects of leaving in %s', (language) => {
  expect(allTexts[language].people.leaving.effects).not.toMatch(/离职|退職|leav|austritt|baja|départ/i);
});

const articles = {
  es: { the: /^(?:el|la|los|las) /, all: /^Tod[oa]s? (?:el|la|los|las) / },
  fr: { a: /^(?:une?|des) /, the: /^(?:l’|(?:le|la|les) )/, all: /^(?:Tout|Tous|Toutes) (?:l’|(?:le|la|les) )/ },
};

test.each(['es', 'fr'] as const)('every noun that people list, make and delete has its articles in %s', (language) => {
  const texts = textsIn(language);
  const wrong = Object.keys(resources).flatMap((noun) =>
    Object.entries(articles[language])
      .map(([form, article]) => ({ key: `nouns.${noun}.${form}`, article }))
      .filter(({ key, article }) => !article.test(texts.get(key) ?? '')),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)('help in %s quotes only labels that the product shows', (language) => {
  const texts = [...textsIn(language)];
  const shown = texts.filter(([key]) => !key.startsWith('help.')).map(([, text]) => text);
  const made = texts
    .filter(([key]) => /^nouns\.[^.]+\.(?:one|a)$/.test(key))
    .map(([, what]) => allTexts[language].common.new.replace('{what}', what));
  const labels = new Set([...shown, ...made].map((text) => text.toLowerCase()));
  const quoted = flat(allTexts[language].help).flatMap(([key, text]) =>
    [...text.matchAll(/[“„«「]\s?(.+?)\s?[”“»」]/g)].map(([, label = '']) => ({ key, label })),
  );
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter(({ label }) => !labels.has(label.toLowerCase()))).toEqual([]);
});

test('French puts no breaking space before its high marks and inside its quotes', () => {
  const wrong = [...textsIn('fr')].filter(([, text]) =>
    /[^\u202F][?!;]|[^\u00A0]:(?!\w)|«[^\u00A0]|[^\u00A0]»/u.test(withoutChoices(text)),
  );
  expect(wrong).toEqual([]);
});

test('no language puts a straight apostrophe or quote between its words', () => {
  const wrong = languages.flatMap((language) => [...textsIn(language)].filter(([, text]) => /\p{L}['"]|['"]\p{L}/u.test(text)));
  expect(wrong).toEqual([]);
});

import type { EnglishTexts } from '../texts/texts.ts';
import { gap } from './blocks.ts';
import type { AnswerName, Answers } from './index.ts';
import type { PaperFormat } from './paper-format.ts';

/** Translates a key of the texts (`clauses.…`, `nouns.forms.…`) with its arguments. */
export type Phrase = (key: string, args?: Record<string, string | number>) => string;

type ClauseKey = keyof EnglishTexts['clauses'];

/** The answers of one paper as they are written in it: in its language, with a line where one is missing. */
export function paperWords(answers: Answers, say: Phrase, format: PaperFormat) {
  const has = (name: AnswerName): boolean => answers[name] !== undefined && answers[name] !== null && answers[name] !== '';
  const written = <T>(name: AnswerName, is: (value: unknown) => value is T, write: (value: T) => string): string => {
    const value = answers[name];
    return has(name) && is(value) ? write(value) : gap;
  };
  const clause = (key: ClauseKey, args?: Record<string, string | number>): string => say(`clauses.${key}`, args);

  return {
    has,
    isOn: (name: AnswerName): boolean => answers[name] === true,
    /** Zero if the answer is missing. */
    count: (name: AnswerName): number => (isNumber(answers[name]) ? answers[name] : 0),
    choice: (name: AnswerName): string => written(name, isText, (value) => value),
    text: (name: AnswerName): string => written(name, isText, (value) => value.trim()),
    /** In the language of the paper; words from before it was a choice stay as they are. */
    country: (name: AnswerName): string =>
      written(name, isText, (value) => (/^[A-Z]{2}$/.test(value) ? format.country(value) : value.trim())),
    day: (name: AnswerName): string => written(name, isText, format.day),
    number: (name: AnswerName): string => written(name, isNumber, format.number),
    /** Minutes, written as hours. */
    hours: (name: AnswerName): string => written(name, isNumber, (value) => format.number(value / 60)),
    money: (name: AnswerName, currency: AnswerName): string =>
      written(name, isNumber, (value) => (has(currency) ? format.money(value, String(answers[currency])) : format.number(value))),
    option: (name: AnswerName): string => written(name, isText, (value) => say(`nouns.forms.options.${name}.${value}`)),
    label: (name: AnswerName): string => say(`nouns.forms.fields.${name}`),
    /** A sentence with a number in it, which decides on its plural; a line where the number is missing. */
    counted: (key: ClauseKey, name: AnswerName): string => written(name, isNumber, (count) => clause(key, { count })),
    clause,
  };
}

export type PaperWords = ReturnType<typeof paperWords>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

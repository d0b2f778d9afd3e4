import type { DateOrder } from '@cadre/contract/calls/imports';
import type { Field } from '@cadre/contract/fields';
import { languages } from '@cadre/contract/languages';
import type { Complaint } from '@cadre/contract/problems';
import { allTexts } from '@cadre/contract/texts/all';
import { wordsIn } from '@cadre/contract/texts/words';
import { dayFrom } from './day-from.ts';

type Choice = Extract<Field, { kind: 'choice' }>;
type Read = { value: unknown } | { complaint: Complaint };

const notValid: Read = { complaint: { code: 'not_valid' } };

/** The value of a cell for this field. Words count in every language we have, because people write as they speak. */
export function cellValue(name: string, field: Field, text: string, language?: string, order?: DateOrder | null): Read {
  if (field.kind === 'date') return dayFrom(text, language, order);
  if (field.kind === 'choice') return oneOf(field.custom ? customWords(field) : wordsOfChoice(name, field), text);
  if (field.kind === 'boolean') return oneOf(wordsOf('boolean', booleanWords), text);
  if (field.kind === 'country') return oneOf(wordsOf('country', countryWords), text);
  if (field.kind === 'integer') return /^[+-]?\d{1,15}(\.0+)?$/.test(text) ? { value: Number(text) } : notValid;
  if (field.kind === 'decimal' || field.kind === 'money') return decimalFrom(text);
  if (field.kind === 'currency') return { value: text.toUpperCase() };
  if (field.kind === 'share') return shareFrom(text);
  if (field.kind === 'email') return { value: text.replace(/^mailto:/i, '') };
  return { value: text };
}

/** `12.5` and `12,5` are the same. */
const decimalFrom = (text: string): Read =>
  /^[+-]?\d{1,9}([.,]\d{1,6})?$/.test(text) ? { value: Number(text.replace(',', '.')) } : notValid;

/** `80 %`, `80` and `0.8` are the same; 1 is all of it. A share has two decimals: a third one is refused, not rounded. */
function shareFrom(text: string): Read {
  const written = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(%?)$/.exec(text);
  if (!written) return notValid;
  const number = Number((written[1] as string).replace(',', '.'));
  const basisPoints = Number((number * (written[2] === '%' || number > 1 ? 100 : 10_000)).toFixed(6));
  return Number.isInteger(basisPoints) ? { value: basisPoints } : notValid;
}

const oneOf = (words: Map<string, unknown>, text: string): Read => {
  const value = words.get(spoken(text));
  return value === undefined ? notValid : { value };
};

/** `Full-time`, `full time` and `FULL TIME` are one word. */
const spoken = (word: string): string => word.toLowerCase().replaceAll(/[\s-]+/g, ' ');

const wordsOfChoice = (name: string, { noun, options }: Choice): Map<string, unknown> =>
  wordsOf(`${noun}.${name}`, () => choiceWords(noun, name, options));

const stored = new Map<string, Map<string, unknown>>();

function wordsOf(key: string, make: () => [string, unknown][]): Map<string, unknown> {
  const words = stored.get(key) ?? new Map(make().map(([word, value]) => [spoken(word), value]));
  stored.set(key, words);
  return words;
}

function choiceWords(noun: string | undefined, name: string, options: readonly string[]): [string, unknown][] {
  const texts = languages.flatMap((language) => {
    const words = wordsIn(allTexts[language]);
    return options.map((option): [string, unknown] => [words.option(noun, name, option), option]);
  });
  return [...texts, ...options.map((option): [string, unknown] => [option, option])];
}

const storedCustom = new WeakMap<Field, Map<string, unknown>>();

/** The company may call its choices otherwise tomorrow: their words go with the field they were made for. */
function customWords(field: Choice): Map<string, unknown> {
  const known = storedCustom.get(field);
  if (known) return known;
  const words = Object.entries(field.custom?.options ?? {}).flatMap(([key, { name, name_i18n }]) =>
    [key, ...Object.values(name_i18n), name].map((word): [string, unknown] => [spoken(word ?? key), key]),
  );
  const made = new Map(words);
  storedCustom.set(field, made);
  return made;
}

function booleanWords(): [string, unknown][] {
  const words = languages.flatMap((language): [string, unknown][] => [
    [allTexts[language].common.yes, true],
    [allTexts[language].common.no, false],
  ]);
  return [...words, ['true', true], ['false', false], ['1', true], ['0', false], ['x', true]];
}

/** Codes, and names in every language; a code that is none is called by itself. */
function countryWords(): [string, unknown][] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const real = codes.filter((code) => named[0]?.of(code) !== code);
  return real.flatMap((code): [string, unknown][] => [
    ...named.map((names): [string, unknown] => [names.of(code) ?? code, code]),
    [code, code],
  ]);
}

import { checkRecord } from '../check.ts';
import { type Field, type Fields, namedBy, text } from '../fields.ts';
import { type Complaints, complaintOf } from '../problems.ts';
import { countryOf } from './country-of.ts';
import { type PaperType, papers } from './index.ts';
import type { Paper } from './paper.ts';

type FormValues = Record<string, unknown>;

/** A draft may have gaps and contradict itself, but contains no value of the wrong kind; an issued paper is complete. */
export function checkAnswers(type: PaperType, answers: FormValues, as: 'draft' | 'whole', stored?: FormValues): Complaints {
  const fields = fieldsOf(type, stored);
  if (as === 'draft') return checkRecord(fields, withoutGaps(answers), true);
  const found = checkRecord(fields, answers);
  for (const [name, one] of Object.entries(papers[type].check(answers))) found[name] ??= [complaintOf(one)];
  return found;
}

/** The fields of a paper. A country that was stored as text before it became a choice stays text. */
export const fieldsOf = (type: PaperType, stored: FormValues = {}): Fields =>
  eachField(type, (field, name) => (field.kind === 'country' && isWords(stored[name]) ? words : field));

const { words } = namedBy('forms', { words: text({ required: true, min: 2, max: 120 }) });
const isWords = (value: unknown): boolean => typeof value === 'string' && !/^([A-Z]{2})?$/.test(value);

/** Countries by their codes, where they were given by a name. */
export const withCountries = (type: PaperType, answers: FormValues): FormValues => {
  const codes = eachField(type, (field, name) => (field.kind === 'country' ? countryOf(String(answers[name] ?? '')) : undefined));
  return { ...answers, ...Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined)) };
};

const eachField = <T>(type: PaperType, make: (field: Field, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries((papers[type] as Paper).fields).map(([name, field]) => [name, make(field, name)]));

/** The answers that are not empty. Without a prototype, so that no name is special. */
export function withoutGaps(answers: FormValues): FormValues {
  const given: FormValues = Object.create(null);
  for (const [name, value] of Object.entries(answers)) if (value !== '' && value !== null && value !== undefined) given[name] = value;
  return given;
}

import type { Field, Fields } from '@cadre/contract/fields';
import type { Draft } from '../../fields/kind.ts';

type Lines = readonly Draft[];

export const isOfLines = (field: Field): boolean => field.kind === 'list' && field.of.kind === 'group';

export const linesIn = (value: unknown): Lines => (Array.isArray(value) ? (value as Draft[]) : []);

/** The fields of one line, labeled with the words of the record's noun. */
export const fieldsOfLine = (field: Field): [string, Field][] => {
  const fields: Fields = field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : {};
  return Object.entries(fields).map(([name, inner]) => [name, field.noun === undefined ? inner : { ...inner, noun: field.noun }]);
};

/** The initial values of a new line: the first option of each required choice, and the currency of the line before it or of the record. */
export function newLine(fields: readonly [string, Field][], lines: Lines, record: Draft): Draft {
  const before = lines.at(-1) ?? record;
  const line: Draft = {};
  for (const [name, field] of fields) {
    if (field.kind === 'choice' && field.required) line[name] = field.options[0];
    if (field.kind === 'currency' && before[name]) line[name] = before[name];
  }
  return line;
}

/** Empty values are not sent. */
export const withPart = (line: Draft, name: string, value: unknown): Draft => {
  const { [name]: _before, ...others } = line;
  return value === null || value === undefined || value === '' ? others : { ...others, [name]: value };
};

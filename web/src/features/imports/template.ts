import type { ImportData } from '@cadre/contract/calls/imports';
import { type Fields, isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { csvSeparator } from '@cadre/rules/csv-separator';
import { fieldsOf } from './fields-of.ts';

/** The fields the user may fill in, required ones first. */
export function templateFields(
  mayWrite: (name: string) => boolean,
  resource: ImportData['resource'] = 'employees',
  people: Resource = employees,
): { name: string; required: boolean }[] {
  const fields: Fields = fieldsOf(resource, people);
  const names = resource === 'employees' ? people.form.rows.flat() : Object.keys(fields);
  const all = names.flatMap((name) => {
    const field = fields[name];
    return field && isWritable(field) && mayWrite(name) ? [{ name, required: field.required === true }] : [];
  });
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)];
}

/** A table with headings only, with the delimiter of spreadsheets in this language. The byte order mark at its start marks it as UTF-8. */
export const templateFile = (headings: readonly string[], language: string): Blob =>
  new Blob([`\ufeff${headings.map(cell).join(csvSeparator(language))}\r\n`], { type: 'text/csv;charset=utf-8' });

const cell = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

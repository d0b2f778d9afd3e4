import { type Fields, isWritable } from '@cadre/contract/fields';
import { employees } from '@cadre/contract/resources/employees';

const fields: Fields = employees.fields;

/** The fields that somebody may fill in, those that every row needs first. */
export function templateFields(mayWrite: (name: string) => boolean): { name: string; required: boolean }[] {
  const all = employees.form.flat().flatMap((name) => {
    const field = fields[name];
    return field && isWritable(field) && mayWrite(name) ? [{ name, required: field.required === true }] : [];
  });
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)];
}

/** A table of headings alone. The mark at its start tells spreadsheet programs that it is UTF-8. */
export const templateFile = (headings: readonly string[]): Blob =>
  new Blob([`\ufeff${headings.map(cell).join(',')}\r\n`], { type: 'text/csv;charset=utf-8' });

const cell = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

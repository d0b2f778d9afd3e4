import type { Translate } from '../../platform/texts/texts.ts';

/** The word for a code of a group or a column; a code that has none stays as it is. */
export function optionWord(t: Translate, name: string, value: string): string {
  const key = `reports.options.${name}.${value}` as 'reports.options.billable.true';
  return t.has(key) ? t(key) : value;
}

import { fieldOf, type Resource } from '@cadre/contract/resource';
import { isMonth } from '@cadre/rules/calendar';
import { inWords, monthInWords } from '../platform/texts.ts';

type Declared = Pick<Resource, 'fields' | 'label'>;

/** What a record is called by its label: a day, a month, or what names days, as people read it. */
export function nameFrom(resource: Declared, label: unknown): string {
  const name = String(label);
  if (namesDays(resource)) return inWords(name);
  const field = fieldOf(resource, resource.label);
  return field?.kind === 'text' && field.pattern === 'month' && isMonth(name) ? monthInWords(name) : name;
}

export function namesDays(resource: Declared): boolean {
  const field = fieldOf(resource, resource.label);
  return field?.kind === 'date' || field?.dated === true;
}

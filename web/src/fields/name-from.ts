import { fieldOf, type Resource } from '@cadre/contract/resource';
import { isMonth } from '@cadre/rules/calendar';
import { inWords, monthInWords } from '../platform/texts.ts';

type Declared = Pick<Resource, 'fields' | 'label'>;

/** The readable name of a record from its label: a day, a month, or a name that contains days. */
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

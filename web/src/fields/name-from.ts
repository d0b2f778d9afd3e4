import { fieldOf, type Resource } from '@cadre/contract/resource';
import { inWords } from '../platform/texts.ts';

type Declared = Pick<Resource, 'fields' | 'label'>;

/** What a record is called by its label: a day, or what names days, as people read it. */
export const nameFrom = (resource: Declared, label: unknown): string => (namesDays(resource) ? inWords(String(label)) : String(label));

export function namesDays(resource: Declared): boolean {
  const field = fieldOf(resource, resource.label);
  return field?.kind === 'date' || field?.dated === true;
}

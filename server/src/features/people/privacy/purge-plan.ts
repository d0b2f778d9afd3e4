import { subjectColumns } from '@cadre/contract/owed';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';

/** Whether its rows are about the employee who owns them. */
export const isAboutOwner = ({ access: { owner } }: Resource): boolean => owner?.employee !== undefined && !owner.lead;

/** The columns that name the employees whom a row is about. */
export function subjectsOf(resource: Resource): string[] {
  const {
    fields,
    access: { owner },
  } = resource;
  const owning = owner?.employee !== undefined && isAboutOwner(resource) ? [owner.employee] : [];
  return [...new Set([...owning, ...subjectColumns.filter((name) => name in fields)])];
}

/** Every resource that is about people, each with what a purge does to its rows. */
export const aboutPeople: Resource[] = Object.values<Resource>(resources).filter((resource) => subjectsOf(resource).length > 0);

const purged = (how: NonNullable<Resource['life']['onPurge']>): Resource[] =>
  aboutPeople.filter(({ life: { onPurge } }) => onPurge === how);

/** Resources deleted with a person's personal data. */
export const erased = purged('erase').map(({ name }) => name as ResourceName);

/** Resources whose free text is deleted, besides the employee's own record, which also gets another name. */
export const anonymised = purged('anonymise').filter(({ access: { owner } }) => owner?.employee !== 'id');

/** Resources whose rows are retained, so that totals and the history do not change. */
export const existing = [...anonymised, ...purged('retain')].map(({ name }) => name as ResourceName);

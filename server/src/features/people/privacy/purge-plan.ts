import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';

/** Columns with the lead of a project or a proposal; the record is about the work, not about them. */
const leads: readonly string[] = ['manager_id', 'owner_id'];

/** Whether its rows are about the employee who owns them. */
export const isAboutOwner = ({ access: { owner } }: Resource): boolean => owner?.employee !== undefined && !leads.includes(owner.employee);

/** The columns that name the employees whom a row is about. */
export function subjectsOf(resource: Resource): string[] {
  const {
    fields,
    access: { owner },
  } = resource;
  const owning = owner?.employee !== undefined && isAboutOwner(resource) ? [owner.employee] : [];
  return [...new Set([...owning, ...['employee_id', 'to_employee_id'].filter((name) => name in fields)])];
}

/** Every resource that is about people, each with what a purge does to its rows. */
export const aboutPeople: Resource[] = Object.values<Resource>(resources).filter((resource) => subjectsOf(resource).length > 0);

const purged = (how: NonNullable<Resource['life']['onPurge']>): Resource[] =>
  aboutPeople.filter(({ life: { onPurge } }) => onPurge === how);

/** Resources deleted with a person's personal data. */
export const erased = purged('erase').map(({ name }) => name as ResourceName);

/** The record and the account are emptied as a whole; of the other resources, the free text is deleted. */
const wholes: readonly string[] = ['employees', 'users'];
export const anonymised = purged('anonymise').filter(({ name }) => !wholes.includes(name));

/** Resources whose rows are retained, so that totals and the history do not change. */
export const existing = [...anonymised, ...purged('retain')].map(({ name }) => name as ResourceName);

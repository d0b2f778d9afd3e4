import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';

/** Who leads a project or a proposal is named there; the record is about the work, not about them. */
const leads: readonly string[] = ['manager_id', 'owner_id'];

/** Whether its rows are about the employee who owns them. */
export const isAboutOwner = ({ owner }: Resource): boolean => owner?.employee !== undefined && !leads.includes(owner.employee);

/** The columns that name the employees whom a row is about. */
export function subjectsOf(resource: Resource): string[] {
  const { owner, fields } = resource;
  const owning = owner?.employee !== undefined && isAboutOwner(resource) ? [owner.employee] : [];
  return [...new Set([...owning, ...['employee_id', 'to_employee_id'].filter((name) => name in fields)])];
}

/** Every resource that is about people, each with what a purge does to its rows. */
export const aboutPeople: Resource[] = Object.values<Resource>(resources).filter((resource) => subjectsOf(resource).length > 0);

const purged = (how: NonNullable<Resource['onPurge']>): Resource[] => aboutPeople.filter(({ onPurge }) => onPurge === how);

/** What goes with a person's personal data. */
export const erased = purged('erase').map(({ name }) => name as ResourceName);

/** The record and the account are emptied as a whole; what stays of the others loses what is written in people's own words. */
const wholes: readonly string[] = ['employees', 'users'];
export const anonymised = purged('anonymise').filter(({ name }) => !wholes.includes(name));

/** What stays, so that totals and the history remain what they were. */
export const kept = [...anonymised, ...purged('retain')].map(({ name }) => name as ResourceName);

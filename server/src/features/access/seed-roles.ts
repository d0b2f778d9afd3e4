import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { right, rightOf, seeRight } from '@cadre/contract/rights';
import type { Scope } from '@cadre/contract/scopes';
import { administratorRole, employeeRole } from '../../platform/actor.ts';

/** Scopes by right or by `resource.*`; the first that fits holds. `null` withholds it. */
type Grants = Record<string, Scope | null>;

export type SeededRole = {
  id: number;
  name: string;
  description: string;
  is_system: boolean;
  grants: (entry: CatalogueEntry) => Scope | undefined;
};

/** Salaries, bands and what else is pay: for payroll and its owner, not for who administers the system. */
const payRights = new Set(
  Object.values<Resource>(resources).flatMap((of) => {
    const tier = of.tiers?.pay ? [right(of.name, of.tiers.pay.view), right(of.name, of.tiers.pay.update)] : [];
    return of.guarded === 'pay' && of.partOf ? [...tier, rightOf(of, 'view'), rightOf(of, 'update')] : tier;
  }),
);

/** Contracts and offers tell of pay as well. */
const isPay = ({ name, resource }: CatalogueEntry): boolean =>
  payRights.has(name) || (resources as Record<string, Resource>)[resource]?.guarded === 'pay';

/** What shows a person's guarded data, pay or not: contracts, documents, home addresses. */
const guardedRights = new Set(
  Object.values<Resource>(resources).flatMap((of) => [
    ...(of.guarded ? [seeRight(of)] : []),
    ...Object.values(of.tiers ?? {}).flatMap((tier) => (tier.guarded ? [right(of.name, tier.view)] : [])),
  ]),
);

/** What everybody who works here may see. */
const everyone: Grants = {
  'users.view': 'own',
  'users.update_picture': 'own',
  'employees.view_directory': 'all',
  'employees.view': 'own',
  'employees.view_personal': 'own',
  'employees.view_pay': 'own',
  'employees.edit_background': 'own',
  'employees.update_picture': 'own',
  'documents.view': 'own',
  'documents.create': 'own',
  'forms.view': 'own',
  'change-requests.view': 'own',
  'change-requests.create': 'own',
  'departments.view': 'all',
  'jobs.view': 'all',
  'branches.view': 'all',
  'holiday-calendars.view': 'all',
  'holidays.view': 'all',
  'shifts.view': 'all',
  'week-schedules.view': 'all',
  'month-schedules.view': 'own',
  'attendances.view': 'own',
  'attendances.check': 'own',
  'logs.view': 'own',
  'dashboard.view': 'all',
};

/** Who works when. */
const planning: Grants = { 'shifts.*': 'all', 'week-schedules.*': 'all', 'month-schedules.*': 'all' };

/** A star never means pay. */
const scopeIn = (grants: Grants, { name, resource }: CatalogueEntry): Scope | null | undefined =>
  name in grants || payRights.has(name) ? grants[name] : grants[`${resource}.*`];

const from =
  (...layers: Grants[]) =>
  (entry: CatalogueEntry): Scope | undefined =>
    layers.map((grants) => scopeIn(grants, entry)).find((scope) => scope !== undefined) ?? undefined;

const readAll = (entry: CatalogueEntry): Scope | undefined =>
  entry.action.startsWith('view') && !payRights.has(entry.name) && !guardedRights.has(entry.name) ? 'all' : undefined;

export const seededRoles: readonly SeededRole[] = [
  {
    id: administratorRole,
    name: 'Administrator',
    description: 'Runs the system: everything except pay.',
    is_system: true,
    grants: (entry) => (isPay(entry) ? from(everyone)(entry) : 'all'),
  },
  { id: employeeRole, name: 'Employee', description: 'Uses the self-service area.', is_system: true, grants: from(everyone) },
  {
    id: 3,
    name: 'HR manager',
    description: 'Responsible for people, organisation and leave.',
    is_system: false,
    grants: from(
      {
        'users.view': 'all',
        'users.create': 'all',
        'users.suspend': 'all',
        'roles.view': 'all',
        'permissions.view': 'all',
        'logs.view': 'all',
      },
      {
        'employees.*': 'all',
        'documents.*': 'all',
        'forms.*': 'all',
        'change-requests.*': 'all',
        'departments.*': 'all',
        'jobs.*': 'all',
        'branches.*': 'all',
        'holiday-calendars.*': 'all',
        'holidays.*': 'all',
        'attendances.*': 'all',
        'attendance-configs.view': 'all',
        'devices.view': 'all',
        ...planning,
      },
      everyone,
    ),
  },
  {
    id: 4,
    name: 'Department manager',
    description: 'Leads a department and those below it; sees no pay.',
    is_system: false,
    grants: from(
      {
        'employees.view': 'department',
        'employees.export': 'department',
        'attendances.view': 'department',
        'attendances.export': 'department',
        'month-schedules.*': 'department',
        'logs.view': 'department',
      },
      everyone,
    ),
  },
  {
    id: 5,
    name: 'Payroll officer',
    description: 'Calculates and pays salaries.',
    is_system: false,
    grants: from(
      {
        'employees.view': 'all',
        'employees.view_pay': 'all',
        'employees.update_pay': 'all',
        'employees.export': 'all',
        'attendances.view': 'all',
        'attendances.export': 'all',
        'forms.view': 'all',
        'jobs.view_band': 'all',
        'jobs.update_band': 'all',
        'jobs.update': 'all',
      },
      everyone,
    ),
  },
  {
    id: 6,
    name: 'HR officer',
    description: 'Keeps the records of people and the holidays.',
    is_system: false,
    grants: from(
      {
        'users.view': 'all',
        'employees.delete': null,
        'employees.purge': null,
        'employees.*': 'all',
        'documents.*': 'all',
        'change-requests.*': 'all',
        'holiday-calendars.*': 'all',
        'holidays.*': 'all',
        'attendances.view': 'all',
        'attendances.check': 'all',
        'attendances.create': 'all',
        'attendances.export': 'all',
        'attendance-configs.view': 'all',
        'devices.view': 'all',
        ...planning,
      },
      everyone,
    ),
  },
  { id: 7, name: 'Project manager', description: 'Leads projects and their teams.', is_system: false, grants: from(everyone) },
  {
    id: 8,
    name: 'Attendance officer',
    description: 'Keeps attendance and schedules.',
    is_system: false,
    grants: from(
      {
        'employees.view': 'all',
        'attendances.*': 'all',
        'attendance-configs.*': 'all',
        'devices.*': 'all',
        'holiday-calendars.*': 'all',
        'holidays.*': 'all',
        ...planning,
      },
      everyone,
    ),
  },
  {
    id: 9,
    name: 'Auditor',
    description: 'Reads everything except pay and changes nothing.',
    is_system: false,
    grants: (entry) => (entry.name === 'logs.export' ? 'all' : (readAll(entry) ?? from(everyone)(entry))),
  },
];

/** What the seeded roles hold of these rights. */
export const seededGrants = (names: ReadonlySet<string>): { role_id: number; permission: string; scope: Scope }[] =>
  seededRoles.flatMap((role) =>
    catalogue.flatMap((entry) => {
      const scope = names.has(entry.name) ? role.grants(entry) : undefined;
      return scope ? [{ role_id: role.id, permission: entry.name, scope: entry.scopable ? scope : ('all' as const) }] : [];
    }),
  );

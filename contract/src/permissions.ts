import type { Resource } from './resource.ts';
import { resources } from './resources/index.ts';
import type { Permission } from './rights.ts';

/** Every right there is, derived from the resources and the calls. */

export type Risk = 'normal' | 'sensitive' | 'critical';
export type CatalogueEntry = { name: Permission; resource: string; action: string; scopable: boolean; risk: Risk };

/** Rights of calls that belong to no resource. */
const callRights = [{ resource: 'dashboard', action: 'view', scopable: false }] as const;

const risks: Record<string, Risk> = {
  'users.suspend': 'sensitive',
  'users.reset_password': 'critical',
  'users.assign_roles': 'critical',
  'roles.create': 'critical',
  'roles.update': 'critical',
  'roles.delete': 'critical',
  'employees.delete': 'sensitive',
  'employees.export': 'sensitive',
  'employees.view_personal': 'sensitive',
  'employees.update_personal': 'sensitive',
  'employees.view_pay': 'critical',
  'employees.update_pay': 'critical',
  'employees.terminate': 'sensitive',
  'employees.rehire': 'sensitive',
  'employees.import': 'sensitive',
  'employees.purge': 'critical',
  'documents.view': 'sensitive',
  'documents.delete': 'sensitive',
  'forms.view': 'critical',
  'forms.issue': 'critical',
  'jobs.view_band': 'sensitive',
  'jobs.update_band': 'sensitive',
  'logs.view_trace': 'sensitive',
  'logs.export': 'sensitive',
};

export const actionsOf = (of: Resource): string[] => {
  if (of.partOf) return [];
  const verbs = of.writes ?? ['create', 'update', 'delete'];
  const tiers = Object.values(of.tiers ?? {}).flatMap(({ view, update }) => [view, update]);
  const moves = Object.values(of.status?.moves ?? {}).map((move) => move.right);
  return [...new Set([of.seenBy ?? 'view', 'view', ...verbs, 'export', ...tiers, ...moves, ...(of.extraRights ?? [])])];
};

const entry = (resource: string, action: string, scopable: boolean): CatalogueEntry => {
  const name: Permission = `${resource}.${action}`;
  return { name, resource, action, scopable, risk: risks[name] ?? 'normal' };
};

export const catalogue: CatalogueEntry[] = [
  ...Object.values(resources).flatMap((of) => actionsOf(of).map((action) => entry(of.name, action, of.owner !== undefined))),
  ...callRights.map(({ resource, action, scopable }) => entry(resource, action, scopable)),
];

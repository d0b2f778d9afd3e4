import type { Resource, Risk } from './resource.ts';
import { resources } from './resources/index.ts';
import { isWhole, type Permission, right } from './rights.ts';
import type { Grants } from './roles.ts';

/** Every right there is, derived from the resources and the calls. */

export type CatalogueEntry = { name: Permission; resource: string; action: string; scopable: boolean; risk: Risk; grants: Grants };

/** Rights of calls that belong to no resource. */
const callRights: readonly CatalogueEntry[] = [
  { name: 'dashboard.view', resource: 'dashboard', action: 'view', scopable: false, risk: 'normal', grants: { everyone: 'all' } },
];

export const actionsOf = (of: Resource): string[] => {
  if (of.partOf) return [];
  const verbs = of.writes ?? ['create', 'update', 'delete'];
  const tiers = Object.values(of.tiers ?? {}).flatMap(({ view, update }) => [view, update]);
  const moves = Object.values(of.status?.moves ?? {})
    .map((move) => move.right)
    .filter((right) => !isWhole(right));
  return [...new Set([of.seenBy ?? 'view', 'view', ...verbs, 'export', ...tiers, ...moves, ...(of.extraRights ?? [])])];
};

const entriesOf = (of: Resource): CatalogueEntry[] =>
  actionsOf(of).map((action) => ({
    name: right(of.name, action),
    resource: of.name,
    action,
    scopable: of.owner !== undefined,
    risk: of.risks?.[action] ?? 'normal',
    grants: of.grants ?? {},
  }));

export const catalogue: readonly CatalogueEntry[] = [...Object.values<Resource>(resources).flatMap(entriesOf), ...callRights];

import type { Resource, Risk } from './resource.ts';
import { resources } from './resources/index.ts';
import { isWhole, type Permission, right } from './rights.ts';
import type { Grants } from './roles.ts';

/** Every right, derived from the resources and the calls. */

export type CatalogueEntry = { name: Permission; resource: string; action: string; scopable: boolean; risk: Risk; grants: Grants };

/** Rights of calls that belong to no resource. */
const callRights: readonly CatalogueEntry[] = [
  { name: 'dashboard.view', resource: 'dashboard', action: 'view', scopable: false, risk: 'normal', grants: { everyone: 'all' } },
  { name: 'setup.update', resource: 'setup', action: 'update', scopable: false, risk: 'sensitive', grants: {} },
];

export const actionsOf = (resource: Resource): string[] => {
  if (resource.access.partOf) return [];
  const verbs = resource.life.writes ?? ['create', 'update', 'delete'];
  const tiers = Object.values(resource.access.tiers ?? {}).flatMap(({ view, update }) => [view, update]);
  const moves = Object.values(resource.life.status?.moves ?? {})
    .map((move) => move.right)
    .filter((right) => !isWhole(right));
  return [
    ...new Set([resource.access.seenBy ?? 'view', 'view', ...verbs, 'export', ...tiers, ...moves, ...(resource.access.extraRights ?? [])]),
  ];
};

const entriesOf = (resource: Resource): CatalogueEntry[] =>
  actionsOf(resource).map((action) => ({
    name: right(resource.name, action),
    resource: resource.name,
    action,
    scopable: isScopable(resource, action),
    risk: resource.access.risks?.[action] ?? 'normal',
    grants: resource.access.grants ?? {},
  }));

/** A scope depends on the owner of a record; a right may also cover the parts of records, which have their own owners. */
const isScopable = ({ name, access: { owner } }: Resource, action: string): boolean =>
  owner !== undefined ||
  Object.values<Resource>(resources).some(
    (part) =>
      part.access.owner !== undefined &&
      part.access.partOf?.resource === name &&
      [part.access.partOf.view, part.access.partOf.update].includes(action),
  );

export const catalogue: readonly CatalogueEntry[] = [...Object.values<Resource>(resources).flatMap(entriesOf), ...callRights];

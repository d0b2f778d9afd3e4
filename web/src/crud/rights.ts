import { isWritable } from '@cadre/contract/fields';
import { fieldOf, type Resource, tierRights } from '@cadre/contract/resource';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { isAsWide } from '@cadre/contract/scopes';
import { useMemo } from 'react';
import { type Me, useMe } from '../platform/session/session.ts';

export type Rights = ReturnType<typeof rightsOf>;

/** The caller's rights on a resource. Single rows have more detail in `can`; the server decides in any case. */
export function useRights(resource: Resource): Rights {
  const { permissions } = useMe();
  return useMemo(() => rightsOf(resource, permissions), [resource, permissions]);
}

function rightsOf(resource: Resource, permissions: Me['permissions']) {
  const holds = (action: string) => permissions[rightOf(resource, action)] !== undefined;
  const tierAllows = (name: string, verb: 'view' | 'update') => {
    const tier = fieldOf(resource, name)?.tier;
    return tier === undefined || holds(tierRights(resource, tier)[verb]);
  };
  return {
    // The right may belong to a separate call; only plain writes have a form here.
    create: (resource.life.writes ?? ['create']).includes('create') && holds('create'),
    delete: (resource.life.writes ?? ['delete']).includes('delete') && holds('delete'),
    export: holds('export'),
    /** Whether rows of others can be moved at all. */
    moves: Object.values(resource.life.status?.moves ?? {}).some(({ right, byOwnerOnly }) => !byOwnerOnly && holds(right)),
    history: permissions['logs.view'] !== undefined,
    sees: (name: string) => tierAllows(name, 'view'),
    /** Lists sort and filter only by fields visible in all of their rows, or the order would reveal hidden values. */
    seesInAllRows: (name: string) => {
      const tier = fieldOf(resource, name)?.tier;
      return (
        tier === undefined ||
        isAsWide(permissions[rightOf(resource, tierRights(resource, tier).view)], permissions[seeRight(resource)] ?? 'all')
      );
    },
    writes: (name: string) => {
      const field = fieldOf(resource, name);
      return field !== undefined && isWritable(field) && tierAllows(name, 'update');
    },
  };
}

import { isWritable } from '@cadre/contract/fields';
import { fieldOf, type Resource, tierRights } from '@cadre/contract/resource';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { isAsWide } from '@cadre/contract/scopes';
import { useMemo } from 'react';
import { type Me, useMe } from '../platform/session.ts';

export type Rights = ReturnType<typeof rightsOf>;

/** What the caller may do with a resource. Single rows say more in `can`; the server decides in any case. */
export function useRights(of: Resource): Rights {
  const { permissions } = useMe();
  return useMemo(() => rightsOf(of, permissions), [of, permissions]);
}

function rightsOf(of: Resource, permissions: Me['permissions']) {
  const holds = (action: string) => permissions[rightOf(of, action)] !== undefined;
  const tierAllows = (name: string, verb: 'view' | 'update') => {
    const tier = fieldOf(of, name)?.tier;
    return tier === undefined || holds(tierRights(of, tier)[verb]);
  };
  return {
    // The right may stand for a call of its own; only what is plainly written has a form here.
    create: (of.writes ?? ['create']).includes('create') && holds('create'),
    export: holds('export'),
    /** Whether rows of others can be moved at all. */
    moves: Object.values(of.status?.moves ?? {}).some(({ right, onlyOwn }) => !onlyOwn && holds(right)),
    history: permissions['logs.view'] !== undefined,
    sees: (name: string) => tierAllows(name, 'view'),
    /** Lists sort and filter only by what is seen in all of their rows, or the order would tell what a row hides. */
    seesInAllRows: (name: string) => {
      const tier = fieldOf(of, name)?.tier;
      return tier === undefined || isAsWide(permissions[rightOf(of, tierRights(of, tier).view)], permissions[seeRight(of)] ?? 'all');
    },
    writes: (name: string) => {
      const field = fieldOf(of, name);
      return field !== undefined && isWritable(field) && tierAllows(name, 'update');
    },
  };
}

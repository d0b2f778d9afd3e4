import type { Resource } from '@cadre/contract/resource';
import type { ResourceCalls } from '@cadre/contract/resource-calls';
import type { Permission } from '@cadre/contract/rights';
import type { Behaviour } from './behaviour.ts';

/** A resource before its routes are registered. `behind` returns the right that a verb requires. */
export type Served = {
  resource: Resource;
  behaviour: Behaviour;
  behind: (action: string) => Permission;
  calls: ResourceCalls;
};

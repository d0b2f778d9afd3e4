import type { Resource } from '@cadre/contract/resource';
import type { ResourceCalls } from '@cadre/contract/resource-calls';
import type { Permission } from '@cadre/contract/rights';
import type { Behaviour } from './behaviour.ts';

/** A resource on its way to becoming routes. `behind` names the right that opens a verb. */
export type Served = {
  resource: Resource;
  behaviour: Behaviour;
  behind: (action: string) => Permission;
  calls: ResourceCalls;
};

import type { Permission } from '@cadre/contract/rights';
import { isAsWide, type Scope } from '@cadre/contract/scopes';
import type { Actor } from '../../platform/access/actor.ts';
import { Problem } from '../../platform/problem.ts';

export type HeldGrant = { name: Permission; scope: Scope };

/** A right can be granted only by an account that holds it, in the same or a wider scope. */
export function refuseWiderGrants(actor: Actor, given: Iterable<HeldGrant>): void {
  for (const { name, scope } of given) {
    if (!isAsWide(actor.rights.get(name), scope)) throw new Problem('right_not_held', { args: { right: name } });
  }
}

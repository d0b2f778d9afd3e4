import type { Permission } from '@cadre/contract/rights';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { Problem } from '../../../platform/problem.ts';

/** Punches of a device are of whoever stands before it, so the right must reach everybody. */
export function demandAll(actor: Actor, right: Permission): void {
  if (scopeOf(actor, right) !== 'all') throw new Problem('not_allowed');
}

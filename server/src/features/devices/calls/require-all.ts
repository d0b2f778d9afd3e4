import type { Permission } from '@cadre/contract/rights';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { Problem } from '../../../platform/problem.ts';

/** A device sends punches of any employee, so the right must cover the whole company. */
export function requireAll(actor: Actor, right: Permission): void {
  if (scopeOf(actor, right) !== 'all') throw new Problem('not_allowed');
}

import { type Resource, tierRights } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { mayDecideNow } from '../acts/approver-conditions.ts';
import { reach, tierReach } from './access.ts';

/** Approvers decide on the reason, so the guarded tiers of a request are open to them while they may decide. */
const opensToApprovers = (resource: Resource, tier: string): boolean =>
  resource.life.request !== undefined && tierRights(resource, tier).guarded === true;

/** How far a tier of a single record is open: to all who see the record, in some rows, or not at all. */
export function recordTierReach(resource: Resource, actor: Actor, tier: string): 'all' | 'some' | 'none' {
  const open = tierReach(resource, actor, tier, 'view');
  return open === 'none' && opensToApprovers(resource, tier) ? 'some' : open;
}

/** Over a row `r`: whether the actor reads its fields and files of this tier. */
export function readsTier(resource: Resource, actor: Actor, tier: string): Sql<boolean> {
  const byRight = reach(resource, actor, rightOf(resource, tierRights(resource, tier).view));
  return opensToApprovers(resource, tier) ? sql`(${byRight} or ${mayDecideNow(resource, actor, reach)})` : byRight;
}

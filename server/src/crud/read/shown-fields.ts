import type { CustomField } from '@cadre/contract/custom-field';
import { type Resource, tierRights } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';

/** The custom fields that this reader may see; for a closed tier not even their names. */
export function shownFields(actor: Actor): CustomField[] {
  return [...(actor.custom ?? new Map<string, readonly CustomField[]>())].flatMap(([model, fields]) => {
    const resource: Resource = resources[model as ResourceName];
    return fields.filter(({ tier }) =>
      [seeRight(resource), ...(tier ? [rightOf(resource, tierRights(resource, tier).view)] : [])].every((right) => reaches(actor, right)),
    );
  });
}

/** The scope `own` is empty for an account without an employee. */
function reaches(actor: Actor, right: Permission): boolean {
  const scope = scopeOf(actor, right);
  return scope !== undefined && (scope !== 'own' || actor.employee_id !== null);
}

import type { ItemForMany } from '@cadre/contract/calls/pay-items';
import type { Resource } from '@cadre/contract/resource';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { createRecord } from '../../../crud/write/save.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';

/** All of them or none, each entered as a form does it: with the same rules, history and second person. */
export async function addForMany(services: Services, behaviours: Behaviours, resource: Resource, context: CallContext<ItemForMany>) {
  const { behaviour } = doorTo(resource, behaviours, context.actor);
  const { employee_ids, ...given } = context.body;
  const made = await services.db.transaction(async (tx) => {
    const found: { id: number; employee_id: number }[] = [];
    for (const employee_id of new Set(employee_ids)) {
      const input = { recurrence: usual(resource), ...given, employee_id, kind: 'fixed' };
      const { id } = await createRecord({ services, tx, resource, behaviour, caller: context, input });
      found.push({ id, employee_id });
    }
    return found;
  });
  return { message: context.t('done.added_for_many', { count: made.length }), data: made };
}

const usual = ({ fields: { recurrence } }: Resource): string | undefined =>
  recurrence?.kind === 'choice' ? recurrence.initial : undefined;

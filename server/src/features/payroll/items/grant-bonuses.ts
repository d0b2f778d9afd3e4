import type { grantBonuses as grantCall } from '@cadre/contract/calls/pay-items';
import { bonuses } from '@cadre/contract/resources/bonuses';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { createRecord } from '../../../crud/save.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';

/** All of them or none, each entered as a form does it: with the same rules, history and second person. */
export async function grantBonuses(house: House, behaviour: Behaviour, asked: Asked<typeof grantCall>) {
  const { employee_ids, ...given } = asked.body;
  const made = await house.db.transaction(async (tx) => {
    const found: { id: number; employee_id: number }[] = [];
    for (const employee_id of new Set(employee_ids)) {
      const input = { ...given, employee_id, kind: 'fixed', recurrence: 'once' };
      const { id } = await createRecord({ house, tx, resource: bonuses, behaviour, asker: asked, input });
      found.push({ id, employee_id });
    }
    return found;
  });
  return { message: asked.t('done.bonuses_granted', { count: made.length }), data: made };
}

import type { Behaviour, Behaviours, Move } from '../../crud/behaviour.ts';
import { asHouse } from '../../platform/database/as-house.ts';
import { changePath } from './change-path.ts';
import type { StoredRequest } from './stored-request.ts';
import { writeChange } from './write-change.ts';

const said = { approve: 'done.change_approved', reject: 'done.change_rejected', withdraw: 'done.change_withdrawn' } as const;

/** What an approved change writes is a record of another resource, with what holds for that one. */
export const changeRequestsBehaviour = (behaviourOf: (model: StoredRequest['model']) => Behaviours[keyof Behaviours]): Behaviour => ({
  pathFor: changePath,
  async beforeMove(move: Move) {
    const { tx, asker, name, before, values } = move;
    const request = before as StoredRequest;
    move.message = asker.t(said[name as keyof typeof said]);
    if (name !== 'withdraw') values.decided_by_id = asker.actor.user_id;
    // Who decides about an account may lack the rights of pay: the house writes it for them.
    if (name === 'approve') await asHouse(tx, () => writeChange(move, request, behaviourOf(request.model) ?? {}));
  },
});

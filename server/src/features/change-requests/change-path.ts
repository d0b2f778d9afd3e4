import type { Behaviour } from '../../crud/behaviour.ts';

/** The requester finds the request in their own file, the approver in the inbox. */
export const changePath: NonNullable<Behaviour['pathFor']> = (_row, owner) => (owner ? '/my-info' : '/employees/change-requests');

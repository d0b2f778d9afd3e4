import type { Behaviour } from '../../crud/behaviour.ts';

/** Who asks finds the request in their own file, who decides in the inbox. */
export const changePath: NonNullable<Behaviour['pathFor']> = (_row, owner) => (owner ? '/my-info' : '/employees/change-requests');

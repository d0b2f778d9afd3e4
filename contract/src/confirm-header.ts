import type { ProblemCode } from './problems.ts';

/** Sent again with the code of a warning, a request is carried out all the same. */
export const confirmHeader = 'x-cadre-confirm';

/** Refusals that are warnings. */
export const warnings: readonly ProblemCode[] = ['last_holder'];

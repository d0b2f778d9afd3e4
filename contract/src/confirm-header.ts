import type { ProblemCode } from './problems.ts';

/** A request that is repeated with the code of a warning is carried out. */
export const confirmHeader = 'x-cadre-confirm';

/** Refusals that are warnings. */
export const warnings: readonly ProblemCode[] = ['last_holder'];

import type { Database } from '../database/database.ts';
import { isUserActive } from './running-requests.ts';

/**
 * The target duration of a batch in milliseconds: a fraction of the maximum time for a slot, since rows differ in cost. Less if all callers share a
 * single slot; more while no user is active.
 */
const aims = { embedded: { besidePeople: 20, alone: 40 }, postgres: { besidePeople: 30, alone: 60 } };

export const batchTargetMs = ({ engine }: Pick<Database, 'engine'>): number => aims[engine][isUserActive() ? 'besidePeople' : 'alone'];

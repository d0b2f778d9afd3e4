import type { Database } from '../database/database.ts';
import { isAnybodyAround } from './answering.ts';

/**
 * How many milliseconds a turn should take: a fraction of what anybody may hold a place for, since one row is not like another. Less where everybody
 * waits for the only place; more, while there is nobody to notice it.
 */
const aims = { embedded: { besidePeople: 20, alone: 40 }, postgres: { besidePeople: 30, alone: 60 } };

export const aimNow = ({ engine }: Pick<Database, 'engine'>): number => aims[engine][isAnybodyAround() ? 'besidePeople' : 'alone'];

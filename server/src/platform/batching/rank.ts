import { AsyncLocalStorage } from 'node:async_hooks';

/** The priority of work by its waiting party: users at a screen, machines that retry (terminals, the job queue), or none. */
export type Rank = 'people' | 'machines' | 'background';

const current = new AsyncLocalStorage<Rank>();

/** Database work inside runs with this priority. */
export const inRank = <R>(rank: Rank, work: () => Promise<R>): Promise<R> => current.run(rank, work);

/** The default priority is that of a user. */
export const rankNow = (): Rank => current.getStore() ?? 'people';

import { AsyncLocalStorage } from 'node:async_hooks';

/** Who waits for a piece of work: people at a screen, machines that call again (terminals, the line of the jobs), or nobody. */
export type Rank = 'people' | 'machines' | 'background';

const current = new AsyncLocalStorage<Rank>();

/** Whatever this work asks of the database waits in line as one of this rank. */
export const inRank = <R>(rank: Rank, work: () => Promise<R>): Promise<R> => current.run(rank, work);

/** Who says nothing is a person. */
export const rankNow = (): Rank => current.getStore() ?? 'people';

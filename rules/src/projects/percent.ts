/** How much of an estimate is spent, in whole percent; nothing of no estimate. */
export const percentOf = (spent: number, estimated: number): number => (estimated > 0 ? Math.round((spent / estimated) * 100) : 0);

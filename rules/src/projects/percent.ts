/** The spent part of an estimate in whole percent; zero without an estimate. */
export const percentOf = (spent: number, estimated: number): number => (estimated > 0 ? Math.round((spent / estimated) * 100) : 0);

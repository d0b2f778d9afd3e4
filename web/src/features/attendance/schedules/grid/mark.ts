/** What stands in a cell: a shift by its id, a day off, or nothing of its own, so that the plan behind it holds. */
export type Mark = number | 'off' | 'plan';

/** The content of a cell: a shift id, a day off, or no entry, so that the plan applies. */
export type Mark = number | 'off' | 'plan';

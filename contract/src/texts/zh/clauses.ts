export const clauses = {} as const;

export const statementPath = (id: number): string => `/time-cards/statements/${id}`;

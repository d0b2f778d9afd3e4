/** How many days before a contract or a probation ends it is told, and from when the file of the person proposes what to do. */
export const tellBefore = { contract_end: [60, 30, 7], probation_end: [14, 7] } as const;

export type EndKind = keyof typeof tellBefore;

/**
 * Days before the end of a contract or a probation at which a notice is sent, and from which the employee's page proposes the next step.
 */
export const remindBefore = { contract_end: [60, 30, 7], probation_end: [14, 7] } as const;

export type EndKind = keyof typeof remindBefore;

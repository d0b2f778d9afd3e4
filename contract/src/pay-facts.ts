/** Kinds of facts that a payslip is calculated from; the words are in `texts.payroll.facts`. */
export const payInputFacts = ['employment', 'salary', 'time', 'overtime', 'items', 'components', 'policy', 'earlier'] as const;

/** The facts that make a payslip outdated: one of them changed, or the employee joined the run or left it. */
export const payFacts = [...payInputFacts, 'joined', 'gone'] as const;

export type PayFact = (typeof payFacts)[number];

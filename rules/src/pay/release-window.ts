/** So long payslips can be taken back once their people can read them; after that they are corrected by a run of their own. */
export const hoursToWithdraw = 24;

export const canWithdraw = (releasedAt: Date, now: Date): boolean => now.getTime() - releasedAt.getTime() <= hoursToWithdraw * 3_600_000;

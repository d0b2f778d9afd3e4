/** How long a published payslip can still be withdrawn, by itself or by reopening its run; later ones are corrected by an off-cycle run. */
export const hoursToWithdraw = 24;

export const canWithdraw = (releasedAt: Date, now: Date): boolean => now.getTime() - releasedAt.getTime() <= hoursToWithdraw * 3_600_000;

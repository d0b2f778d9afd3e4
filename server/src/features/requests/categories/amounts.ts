import type { Amount } from '@cadre/rules/leave/policy';

/** The rules count in thousandths, the database and the wire in the unit itself. */
export const thousandths = (amount: string | number): Amount => Math.round(Number(amount) * 1000);
export const inUnits = (amount: Amount): number => amount / 1000;

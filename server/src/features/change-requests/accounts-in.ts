import { masked } from '../../crud/sealed.ts';

type Account = Record<string, unknown>;

/** Which account a change is about, by its bank and its last characters alone; both where it becomes another one. */
export const accountsIn = (before: Account | undefined, after: Account): string =>
  [...new Set([before ?? after, after].map(named))].join(' → ');

const named = ({ bank, iban, account_no }: Account): string => [bank, masked(String(iban ?? account_no))].filter(Boolean).join(' ');

import { masked } from './sealed.ts';

/** A stored row, or the values that it is to have. */
type Account = Readonly<Record<string, unknown>>;

/** A bank account by its bank and last characters, the only part of a sealed number that is ever shown. */
export const namedAccount = (account: Account): string => [account.bank, maskedAccount(account)].filter(Boolean).join(' ');

export const maskedAccount = ({ iban, account_no }: Account): string => masked(String(iban ?? account_no));

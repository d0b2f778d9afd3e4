import { namedAccount } from '../../crud/access/named-account.ts';

type Account = Record<string, unknown>;

/** Which account a change is about; both where it becomes another one. */
export const accountsIn = (before: Account | undefined, after: Account): string =>
  [...new Set([before ?? after, after].map(namedAccount))].join(' → ');

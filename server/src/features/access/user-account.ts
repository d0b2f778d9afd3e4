import { isLanguage, type Language } from '@cadre/contract/languages';
import { normalEmail } from '../../platform/access/attempts.ts';
import type { Run } from '../../platform/database/database.ts';

/** The part of a user that sign-in and passwords need. */
export type Account = {
  id: number;
  name: string;
  email: string;
  locale: Language;
  status: 'unconfirmed' | 'invited' | 'active' | 'suspended';
  password_hash: string | null;
  preferences: { mail_on_sign_in?: boolean };
};

const columns = 'select id, name, email, locale, status, password_hash, preferences from users';

export const accountByEmail = async (run: Run, email: string): Promise<Account | undefined> =>
  account((await run(`${columns} where lower(email) = $1`, [normalEmail(email)])).rows[0]);

export const accountById = async (run: Run, id: number): Promise<Account | undefined> =>
  account((await run(`${columns} where id = $1`, [id])).rows[0]);

const account = (row: Account | undefined): Account | undefined => row && { ...row, locale: isLanguage(row.locale) ? row.locale : 'en' };

/** Whether a link may set its password. */
export const takesLinks = ({ status }: Pick<Account, 'status'>): boolean => status === 'invited' || status === 'active';

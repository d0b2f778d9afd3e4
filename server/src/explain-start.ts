import { BadConfig } from './config.ts';

/** These errors already have readable messages. */
const isReported = new Set([
  'ACCOUNT_NOT_FIT',
  'DATA_FOLDER_IN_USE',
  'DATA_FOLDER_NOT_USABLE',
  'DATABASE_IS_NEWER',
  'DATABASE_NOT_DURABLE',
  'MIGRATION_CHANGED',
  'MIGRATION_MISSING',
  'MIGRATION_TOO_LATE',
  'WRONG_KEY',
]);

type StartError = { code?: string; message: string; port?: number; stack?: string; setting?: string };

/** Explains to the operator in one sentence why the process did not start; unforeseen errors come with their stack. */
export function explainStart(error: unknown): string {
  if (error instanceof BadConfig) return `Cadre cannot start with these settings:\n${error.message}`;
  const { code, message, port, stack, setting = 'DATABASE_URL' } = error as StartError;
  if (isReported.has(code ?? '')) return message;
  if (code === 'EADDRINUSE')
    return `The port ${port} is in use already. Stop the other program or choose another port: PORT=3001 npm start`;
  if (code === 'EACCES' && port !== undefined) return `The port ${port} may not be used by this account. Choose one above 1023: PORT=3000`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `PostgreSQL cannot be reached at ${setting} (${message}).`;
  if (code === '28P01' || code === '28000') return `PostgreSQL refused the user or the password in ${setting}.`;
  if (code === '3D000') return `PostgreSQL does not know the database in ${setting} (${message}).`;
  if (code === '42501')
    return `The account in ${setting} lacks a right (${message}). It must own the tables; "reassign owned by … to …" hands them over.`;
  return `Cadre could not start: ${stack ?? message}`;
}

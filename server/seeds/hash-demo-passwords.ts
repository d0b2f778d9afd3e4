import { randomBytes } from 'node:crypto';
import { hashPassword } from '../src/platform/access/passwords.ts';
import { type DemoPasswords, demoPassword } from './demo-accounts.ts';

/** Returns the password hash for an email. Accounts without a given password share the published one, or have an unknown one. */
export async function hashDemoPasswords(passwords: DemoPasswords): Promise<(email: string) => string> {
  if (passwords.kind === 'published') {
    const hash = await hashPassword(demoPassword);
    return () => hash;
  }
  const unknown = await hashPassword(randomBytes(32).toString('base64url'));
  const known = await Promise.all(
    Object.entries(passwords.of).map(async ([email, password]) => [email, await hashPassword(password)] as const),
  );
  const hashes = new Map(known);
  return (email) => hashes.get(email) ?? unknown;
}

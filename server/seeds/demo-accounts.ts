import { randomBytes } from 'node:crypto';

/** The accounts that can sign in to the demo company. On a local machine all share one published password. */
export const demoPassword = 'cadre-demo-2026';

export const demoAccounts = [
  { email: 'admin@example.com', role: 1 },
  { email: 'employee@example.com', role: 2 },
  { email: 'hr@example.com', role: 3 },
  { email: 'manager@example.com', role: 4 },
  { email: 'payroll@example.com', role: 5 },
  { email: 'projects@example.com', role: 7 },
  { email: 'auditor@example.com', role: 9 },
] as const;

export type DemoEmail = (typeof demoAccounts)[number]['email'];

/** `random`: each account has its own password, generated now and shown only once. */
export type DemoPasswords = { kind: 'published' } | { kind: 'random'; of: Readonly<Record<string, string>> };

export const publishedPasswords: DemoPasswords = { kind: 'published' };

export const randomPasswords = (): DemoPasswords & { kind: 'random' } => ({
  kind: 'random',
  of: Object.fromEntries(demoAccounts.map(({ email }) => [email, randomBytes(15).toString('base64url')])),
});

export const demoPasswordsFor = ({ isPublic }: { isPublic: boolean }): DemoPasswords => (isPublic ? randomPasswords() : publishedPasswords);

export function printAccounts(passwords: DemoPasswords, say: (line: string) => void): void {
  if (passwords.kind === 'published') say(`Demo accounts, all with the password ${demoPassword}:`);
  else say('Demo accounts with their passwords. Write them down: they are shown this once.');
  for (const { email, role } of demoAccounts)
    say(`  ${email.padEnd(22)} role ${role}${passwords.kind === 'random' ? `  ${passwords.of[email]}` : ''}`);
}

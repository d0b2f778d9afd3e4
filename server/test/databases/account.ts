import { execFileSync } from 'node:child_process';

/** PostgreSQL refuses to run as root, so root lends it an account without rights. */
export type Account = { uid: number; gid: number } | undefined;

export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {}
  }
  throw new Error('The tests run as root, and PostgreSQL does not; an account named postgres or nobody is needed.');
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

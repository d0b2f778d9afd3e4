import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Whether the folder has PostgreSQL's server programs, and the account may run them. */
export function mayRun(folder: string, account: Account): boolean {
  return ['initdb', 'postgres'].every((program) => {
    const path = join(folder, program);
    return existsSync(path) && spawnSync(path, ['--version'], { cwd: '/', stdio: 'ignore', ...account }).status === 0;
  });
}

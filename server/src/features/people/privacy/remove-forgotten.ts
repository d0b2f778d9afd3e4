import type { Transaction } from '../../../platform/database/database.ts';
import { namedFiles } from '../../../platform/files/named-files.ts';
import { removeUnnamed } from '../../../platform/files/remove-orphans.ts';
import type { Services } from '../../../platform/services.ts';

const job = 'remove_forgotten_files';

/** Removes the files that lost their rows in this transaction, a cascade included. The job finishes what a crash after the commit leaves. */
export async function removeForgotten(services: Services, tx: Transaction, before: readonly string[]): Promise<void> {
  const named = await namedFiles(tx, before);
  const names = before.filter((name) => !named.has(name));
  if (names.length === 0) return;
  await services.jobs.enqueue(tx, job, { names });
  tx.afterCommit(async () => {
    for (const name of names) await services.files.remove(name);
  });
}

export function finishForgetting(services: Services): void {
  services.jobs.handle<{ names: string[] }>(job, async ({ names }) => {
    await removeUnnamed(services, names);
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';

type Scope = { database: object; isOpen: boolean; outer: Scope | undefined };

const current = new AsyncLocalStorage<Scope>();

/** Runs work as the inside of a transaction of this database. */
export async function insideTransaction<R>(database: object, work: (isOpen: () => boolean) => Promise<R>): Promise<R> {
  const scope: Scope = { database, isOpen: true, outer: current.getStore() };
  try {
    return await current.run(scope, () => work(() => scope.isOpen));
  } finally {
    scope.isOpen = false;
  }
}

/**
 * Inside a transaction, the database's own handle would work outside of it: unnoticed on PostgreSQL, and on the embedded engine waiting
 * forever for the single session. Both are programming errors.
 */
export function refuseInsideTransaction(database: object): void {
  for (let scope = current.getStore(); scope; scope = scope.outer) {
    if (scope.database === database && scope.isOpen) {
      throw new Error('The database was used inside one of its own transactions. Use the transaction (tx) that the work received.');
    }
  }
}

const transactionWords = /^\s*(begin|commit|end|abort|rollback|start\s+transaction)\s*;?\s*$/i;

/** Begin and commit belong to `transaction()`, which knows the hooks and the retries. */
export function refuseTransactionWords(text: string): void {
  if (transactionWords.test(text)) throw new Error(`Use transaction() of the database instead of '${text.trim()}'.`);
}

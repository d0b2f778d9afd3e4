// biome-ignore lint/suspicious/noExplicitAny: only the caller knows the columns of a raw statement
export type Rows = { rows: any[]; rowCount: number | null };

/**
 * One statement as text. With values, even an empty list (`[]`), it is prepared and keeps its name; without, it is sent unchanged and may
 * contain several statements, of which the last one's rows are returned.
 */
export type Run = (text: string, values?: unknown[]) => Promise<Rows>;

/** Reads run on either the database itself or the transaction they belong to. */
export type Runner = { run: Run };

/** The payload of a notification; undefined means that some may have been missed. */
export type Heard = (result: string | undefined) => void;

export type Database = {
  engine: 'embedded' | 'postgres';
  /** Every statement on its own; inside a transaction use the transaction's. */
  run: Run;
  script(sql: string): Promise<void>;
  /** `plans: 'kept'`: statements are planned once, independent of their values; for short, frequent ones that find their rows by key. */
  transaction<R>(work: (tx: Transaction) => Promise<R>, options?: { plans?: 'kept' }): Promise<R>;
  /**
   * A read-only transaction, for rows that depend on the identity (`runAs`), which a single statement cannot set. `patience: 'long'`:
   * for work that users expect to be slow, like a report over years.
   */
  reading<R>(work: (on: Runner) => Promise<R>, options?: { patience?: 'long'; plans?: 'kept' }): Promise<R>;
  /**
   * Calls back for every `pg_notify('cadre_live', …)` of a committed transaction in any process; without a payload if some may have been
   * missed.
   */
  listen(heard: Heard): void;
  /** From now on every connection works as this role. */
  become(role: string): void;
  close(): Promise<void>;
};

/** The result of the `sql` tag. */
export type Statement = { flat(): { text: string; values: unknown[] } };

export type Transaction = {
  run: Run;
  /** Runs last inside the transaction, once per key, in the order in which the keys first came. */
  beforeCommit(key: string, hook: () => Promise<void>): void;
  /** A statement whose result is not awaited: it is sent with the commit, after all others. */
  lastly(statement: Statement): void;
  /** Runs after the commit; a failure is logged and does not affect the transaction. */
  afterCommit(hook: () => void | Promise<void>): void;
};

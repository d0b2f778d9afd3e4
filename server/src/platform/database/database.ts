// biome-ignore lint/suspicious/noExplicitAny: the columns of a raw statement are known to its author alone
export type Rows = { rows: any[]; rowCount: number | null };

/**
 * One statement as text. With values, even none of them (`[]`), it is prepared and keeps its name;
 * without, it is sent as it stands and may hold several statements, of which the last one's rows return.
 */
export type Run = (text: string, values?: unknown[]) => Promise<Rows>;

/** What reads receive: the database itself, or the transaction they belong to. */
export type Runner = { run: Run };

/** What was told; undefined: anything may have been. */
export type Heard = (told: string | undefined) => void;

export type Database = {
  engine: 'embedded' | 'postgres';
  /** Every statement on its own; inside a transaction use the transaction's. */
  run: Run;
  script(sql: string): Promise<void>;
  /** `plans: 'kept'`: its statements are planned once, whatever is asked; for short ones that come often and find their rows by keys. */
  transaction<R>(work: (tx: Transaction) => Promise<R>, options?: { plans?: 'kept' }): Promise<R>;
  /**
   * A transaction that changes nothing: for what is only shown to a name (`inNameOf`), which a statement on its own cannot tell.
   * `patience: 'long'`: for what people know to take a while, as a report of years does.
   */
  reading<R>(work: (on: Runner) => Promise<R>, options?: { patience?: 'long'; plans?: 'kept' }): Promise<R>;
  /** Calls for whatever a saved transaction tells by `pg_notify('cadre_live', …)`, in any process; without words where some may have been missed. */
  listen(heard: Heard): void;
  /** From now on every connection works as this role. */
  become(role: string): void;
  close(): Promise<void>;
};

/** What `sql` makes. */
export type Statement = { flat(): { text: string; values: unknown[] } };

export type Transaction = {
  run: Run;
  /** Runs last inside the transaction, once per key, in the order in which the keys first came. */
  beforeCommit(key: string, hook: () => Promise<void>): void;
  /** A statement that nobody waits for: it goes on one way with the commit, behind everything else. */
  lastly(statement: Statement): void;
  /** Runs when everything is saved; its failure is logged and changes nothing any more. */
  afterCommit(hook: () => void | Promise<void>): void;
};

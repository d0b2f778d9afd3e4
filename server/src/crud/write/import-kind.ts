import type { Complaints } from '@cadre/contract/problems';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';

/** A row of a file after its cells were read: references are ids, and errors are listed by field. */
export type KindRow = { row_no: number; values: Record<string, unknown>; complaints: Complaints };

/** The user who imports. A later attempt writes again the rows that an earlier one has reverted. */
export type Importing = { actor: Actor; import_id: number; attempt: number };

/** A kind of record that can be imported: its checks, its write, and its undo. */
export type ImportKind = {
  /** Checks the right to this kind of record, in addition to the right to import. */
  requireRight: (actor: Actor) => void;
  /** Adds the errors of a later write; takes only a few statements for the whole file. */
  check: (db: Runner, actor: Actor, rows: readonly KindRow[]) => Promise<void>;
  /** Answers which record each row became. */
  commit: (tx: Transaction, by: Importing, rows: readonly Pick<KindRow, 'row_no' | 'values'>[]) => Promise<Map<number, number>>;
  undo: (tx: Transaction, by: Importing, ids: readonly number[]) => Promise<void>;
};
export type ImportKinds = Readonly<Record<string, ImportKind>>;

import type { Complaints } from '@cadre/contract/problems';
import type { Actor } from '../platform/access/actor.ts';
import type { Runner, Transaction } from '../platform/database/database.ts';

/** A row of a file after its cells were read: references are ids, and errors are listed by field. */
export type KindRow = { row_no: number; values: Record<string, unknown>; complaints: Complaints };

/** In whose name an import works. What an attempt has written and taken back, the next writes anew. */
export type Importing = { actor: Actor; import_id: number; attempt: number };

/** Something that comes from a file: what would be refused, how it is written, and how it is taken back. */
export type ImportKind = {
  /** Checks the right to this kind of record, in addition to the right to import. */
  demand: (actor: Actor) => void;
  /** Adds what a write would refuse; a handful of statements for the whole file. */
  check: (db: Runner, actor: Actor, rows: readonly KindRow[]) => Promise<void>;
  /** Answers which record each row became. */
  commit: (tx: Transaction, by: Importing, rows: readonly Pick<KindRow, 'row_no' | 'values'>[]) => Promise<Map<number, number>>;
  undo: (tx: Transaction, by: Importing, ids: readonly number[]) => Promise<void>;
};
export type ImportKinds = Readonly<Record<string, ImportKind>>;

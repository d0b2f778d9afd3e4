import type { ResourceName } from '@cadre/contract/resources/index';
import type { Actor } from '../platform/access/actor.ts';
import type { Runner, Transaction } from '../platform/database/database.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Contact } from '../platform/notices/contacts.ts';
import type { Services } from '../platform/services.ts';
import type { Caller, StoredRow } from './access/caller.ts';
import type { Approvals } from './acts/approvals.ts';
import type { RequestHooks } from './requests/request-hooks.ts';
import type { Change } from './write/audit.ts';

/** A write before it is applied. A hook may refuse it, change `values`, or add to `changes` if the columns do not show the change. */
export type Write = {
  services: Services;
  tx: Transaction;
  caller: Caller;
  /** As the client sent it, checked. */
  input: Record<string, unknown>;
  /** Columns to be written. */
  values: Record<string, unknown>;
  before: StoredRow | undefined;
  after: StoredRow | undefined;
  changes: Change[];
};

export type Removal = { services: Services; tx: Transaction; caller: Caller; before: StoredRow };
/** A move before it is applied. A hook may refuse it, change `values` (the columns to write) or set another `message`. */
export type Move = Removal & {
  name: string;
  to: string;
  /** The declared inputs, checked; null where left empty. */
  input: Record<string, unknown>;
  values: Record<string, unknown>;
  message?: string;
};
/** A record that is copied. */
type Cloning = { tx: Transaction; caller: Caller; source: Record<string, unknown> & { id: number } };
/** A file of the row that is added or removed. */
export type Filing = Removal & { collection: string; act: 'add' | 'remove' };

/** Hooks that a declaration cannot express. `r` is the row's alias in every expression. */
export type Behaviour = {
  /** How computed fields, and fields that are not plain columns, are read. */
  columns?: Record<string, (actor: Actor) => Sql<unknown>>;
  /** How a reference is named, as `{id, name}`, if that depends on the reader's rights to it. */
  names?: Record<string, (actor: Actor) => Sql<unknown>>;
  /** Computed fields that are columns of the row which a reference names, by that reference. */
  through?: Record<string, readonly string[]>;
  /** The zone in which the moments of a row are read in a file; without it, that of the reader. */
  zone?: Sql<unknown>;
  /** An indexed text that is `folded`, to search instead of the declared columns; or where else a word may occur. */
  search?: Sql<string> | ((hasWord: (folded: Sql<string>) => Sql<boolean>, actor: Actor) => Sql<boolean>);
  /** How a list is filtered by a field that is no plain value. */
  filters?: Record<string, (values: readonly unknown[], actor: Actor) => Sql<boolean>>;
  /** The condition for rows that are valid or apply in a month, if the resource is `monthly`; may depend on the filters. */
  inMonth?: (month: string, filters: Readonly<Record<string, unknown>>) => Sql<boolean>;
  /** The rows of other employees in which a list shows the `inside` fields, because the reader wrote them or may decide on them. */
  showsInside?: (actor: Actor) => Sql<boolean>;
  /** The name and order of rows in a picker, if the label alone is ambiguous. */
  lookup?: { name: (actor: Actor) => Sql<string>; order: Sql };
  /** Narrows `can` of a row further than rights and state do. */
  can?: Record<string, (actor: Actor) => Sql<boolean>>;
  /** Where a notice about a row leads: its owner, if given, or others. */
  pathFor?: (row: Record<string, unknown>, owner?: Contact) => `/${string}`;
  /** The names by language that a notice keeps of a row; defaults to the row's label. */
  noticeArgs?: (db: Runner, row: Record<string, unknown>) => Promise<Record<string, string>>;
  /** Fills empty fields of a new record that can be derived from the others; nothing is checked yet. */
  complete?: (tx: Transaction, input: Record<string, unknown>) => Promise<Record<string, unknown>>;
  beforeWrite?: (write: Write) => Promise<void>;
  afterWrite?: (write: Write) => Promise<void>;
  /** Runs before a copy is created, with its initial values; a hook may change them. */
  beforeClone?: (cloning: Cloning & { input: Record<string, unknown> }) => Promise<void>;
  /** Copies related rows in addition to the fields. */
  afterClone?: (cloning: Cloning & { id: number; parts: ReadonlySet<string> }) => Promise<void>;
  beforeDelete?: (removal: Removal) => Promise<void>;
  /** Takes the locks that must come before that of the row. */
  lockFirst?: (tx: Transaction, id: number) => Promise<void>;
  beforeMove?: (move: Move) => Promise<void>;
  afterMove?: (move: Move) => Promise<void>;
  beforeFile?: (filing: Filing) => Promise<void>;
  /** For resources that are requests: what this kind adds to their common life. */
  request?: RequestHooks;
  /** The approval engine, for resources with approvals. */
  approvals?: Approvals;
};

export type Behaviours = { [R in ResourceName]?: Behaviour };

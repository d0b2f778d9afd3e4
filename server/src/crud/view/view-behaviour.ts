import type { ViewName } from '@cadre/contract/views/index';
import type { Period } from '@cadre/rules/period';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Caller } from '../access/caller.ts';
import type { Behaviours } from '../behaviour.ts';
import type { Spread } from '../exports/export-table.ts';

/** The computed values of one row: its columns and any additional keys. */
export type Values = Record<string, unknown>;

/** The columns to compute: all of them for a page, only one to sort all rows. */
export type Wants = (column: string) => boolean;

/** Hooks that a view's declaration cannot express. `r` is the record of a row, in every expression. */
export type ViewBehaviour<S extends { id: number } = { id: number }> = {
  /** The columns of each record that `rows` needs, and their source. */
  subject: (actor: Actor, behaviours: Behaviours) => { columns: Sql; from: Sql };
  /** Which records have a row in a period at all. */
  within: (period: Period) => Sql<boolean>;
  /** The condition for each parameter of `extraFilters`. */
  narrow?: Record<string, (period: Period) => Sql<boolean>>;
  /** The values of these records, in their order. */
  rows: (db: Database, subjects: readonly S[], period: Period, wants: Wants) => Promise<Values[]>;
  /** Columns that are many in a file. */
  spread?: (caller: Caller, period: Period) => Record<string, Spread>;
  /** Explains the letters in a file. */
  legend?: (caller: Caller) => string;
};

// biome-ignore lint/suspicious/noExplicitAny: only the view itself knows the type of its rows
export type ViewBehaviours = Record<ViewName, ViewBehaviour<any>>;

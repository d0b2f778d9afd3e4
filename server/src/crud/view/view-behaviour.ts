import type { ViewName } from '@cadre/contract/views/index';
import type { Period } from '@cadre/rules/period';
import type { Actor } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Asker } from '../asker.ts';
import type { Behaviours } from '../behaviour.ts';
import type { Spread } from '../export-table.ts';

/** What is computed for one row: its columns, and what else the row carries. */
export type Values = Record<string, unknown>;

/** Which columns are wanted: all of them for a page, one for the order of everybody. */
export type Wants = (column: string) => boolean;

/** What a declaration cannot say about its view. `r` is the record that a row is about, in every expression. */
export type ViewBehaviour<S extends { id: number } = { id: number }> = {
  /** What `rows` must know of each record, and where it is found. */
  subject: (actor: Actor, behaviours: Behaviours) => { columns: Sql; from: Sql };
  /** Which records have a row in a period at all. */
  within: (period: Period) => Sql<boolean>;
  /** What each parameter of `narrowedBy` leaves. */
  narrow?: Record<string, (period: Period) => Sql<boolean>>;
  /** The values of these records, in their order. */
  rows: (db: Database, subjects: readonly S[], period: Period, wants: Wants) => Promise<Values[]>;
  /** Columns that are many in a file. */
  spread?: (asker: Asker, period: Period) => Record<string, Spread>;
  /** What the letters in a file mean. */
  legend?: (asker: Asker) => string;
};

// biome-ignore lint/suspicious/noExplicitAny: what a view's `rows` knows of a record is known to the view alone
export type ViewBehaviours = Record<ViewName, ViewBehaviour<any>>;

import type { Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';

/** What was emptied becomes what it would be had it never been given: the default of its column. */
export function emptyAsDefault({ values }: Write, names: readonly string[]): void {
  for (const name of names) if (values[name] === null) values[name] = sql`default`;
}

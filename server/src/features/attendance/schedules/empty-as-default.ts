import type { Write } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';

/** A cleared value becomes the default of its column. */
export function emptyAsDefault({ values }: Write, names: readonly string[]): void {
  for (const name of names) if (values[name] === null) values[name] = sql`default`;
}

import type { Database } from '../../src/platform/database/database.ts';
import { inNameOf } from '../../src/platform/database/in-name-of.ts';
import type { Sql } from '../../src/platform/database/sql.ts';

/** A statement of a test about tables of pay, which show their rows to a name alone. */
export const asHouse = <Row>(db: Database, statement: Sql<Row>): Promise<{ rows: Row[] }> =>
  inNameOf('system', () => db.transaction((tx) => statement.execute(tx)));

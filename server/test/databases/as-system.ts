import type { Database } from '../../src/platform/database/database.ts';
import { runAs } from '../../src/platform/database/run-as.ts';
import type { Sql } from '../../src/platform/database/sql.ts';

/** A statement of a test about tables of pay, which show their rows to a name alone. */
export const asSystem = <Row>(db: Database, statement: Sql<Row>): Promise<{ rows: Row[] }> =>
  runAs('system', () => db.transaction((tx) => statement.execute(tx)));

import { Kysely, PostgresDialect } from 'kysely';
import type { Connect } from './connection.ts';
import type { Query } from './database.ts';
import type { Tables } from './tables.ts';

/** Kysely on connections of ours; it never opens or ends anything by itself. */
export function queryOn(connect: Connect): Query {
  const connectForKysely = async () => {
    const connection = await connect();
    return { query: connection.query as never, release: connection.release };
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: connectForKysely, end: async () => undefined, options: {} } }),
  });
}

import pg from 'pg';

/** A connection as the owner of the tables, which the running product does not use. */
export async function connectOwner(databaseUrl: string, settings = ''): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: databaseUrl, options: `-c timezone=UTC ${settings}` });
  await owner.connect();
  return owner;
}

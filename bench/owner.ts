import pg from 'pg';

/** A connection of whoever owns the tables, which the running product does not. */
export async function connectOwner(databaseUrl: string, settings = ''): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: databaseUrl, options: `-c timezone=UTC ${settings}` });
  await owner.connect();
  return owner;
}

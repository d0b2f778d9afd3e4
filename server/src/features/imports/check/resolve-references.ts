import type { Fields } from '@cadre/contract/fields';
import { fullName } from '@cadre/rules/full-name';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { grouped, type Names, namesOf } from './names.ts';
import type { ReadRow } from './read-row.ts';

/** The manager's row of a row, if both are in the same file. */
export type ManagerRows = Map<number, number>;

type Found = { id: number } | { row_no: number } | { code: 'no_such_name' | 'unclear_name' };

/** Texts become ids. A manager may also be a new employee, further up or down in the file. */
export async function resolveReferences(
  db: Runner,
  actor: Actor,
  fields: Fields,
  rows: ReadRow[],
  isNew: (row: ReadRow) => boolean,
): Promise<ManagerRows> {
  const managers: ManagerRows = new Map();
  const inFile = namesInFile(rows.filter(isNew));
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference') continue;
    const named = rows.filter((row) => row.names[name] !== undefined);
    const stored = await namesOf(db, actor, field.to, new Set(named.map((row) => textOf(row, name))));
    for (const row of named) {
      const found = find(textOf(row, name), stored, name === 'manager_id' ? inFile : undefined);
      if ('id' in found) row.values[name] = found.id;
      else if ('row_no' in found) managers.set(row.row_no, found.row_no);
      else row.complaints[name] = [{ code: found.code, text: (row.names[name] as string).slice(0, 60) }];
    }
  }
  return managers;
}

const textOf = (row: ReadRow, name: string): string => (row.names[name] as string).toLowerCase();

type InFile = { emails: Map<string, number[]>; called: Map<string, number[]> };

function namesInFile(rows: ReadRow[]): InFile {
  const lower = (value: unknown): string | null => (typeof value === 'string' ? value.toLowerCase() : null);
  return {
    emails: grouped(rows.map((row) => [lower(row.values.work_email), row.row_no])),
    called: grouped(rows.map((row) => [lower(fullName(String(row.values.first_name), String(row.values.last_name))), row.row_no])),
  };
}

/** The most reliable key with a match decides; a name counts matches in the database and in the file. */
function find(text: string, stored: Names, inFile: InFile | undefined): Found {
  const surer = stored
    .slice(0, -1)
    .find((ids) => ids.has(text))
    ?.get(text);
  if (surer) return only(surer, []);
  const written = inFile?.emails.get(text);
  if (written) return only([], written);
  return only(stored.at(-1)?.get(text) ?? [], inFile?.called.get(text) ?? []);
}

function only(ids: number[], rows: number[]): Found {
  if (ids.length + rows.length > 1) return { code: 'unclear_name' };
  const [id] = ids;
  if (id !== undefined) return { id };
  const [row_no] = rows;
  return row_no === undefined ? { code: 'no_such_name' } : { row_no };
}

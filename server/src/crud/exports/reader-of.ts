import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import type { Caller } from '../access/caller.ts';
import type { ExportRequest } from './export-source.ts';
import type { Reader } from './export-table.ts';

/** The reader's time zone: as requested, else from the account, else from the workplace. */
export async function readerOf({ db }: Services, caller: Caller, { timezone }: Pick<ExportRequest, 'timezone'>): Promise<Reader> {
  if (timezone) return { ...caller, zone: timezone };
  const { rows } = await sql<{ zone: string }>`
    select coalesce(u.timezone, e.timezone, b.timezone, 'UTC') as zone
    from users u left join employees e on e.id = u.employee_id left join branches b on b.id = e.branch_id
    where u.id = ${caller.actor.user_id}`.execute(db);
  return { ...caller, zone: rows[0]?.zone ?? 'UTC' };
}

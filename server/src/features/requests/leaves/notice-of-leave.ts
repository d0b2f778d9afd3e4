import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Titles = { title: string; titles?: string };

/** What notices keep of leave, by its id: its title, and one for each language in which its category has a name. */
export async function noticesOfLeave(db: Runner, ids: readonly number[]): Promise<Map<number, Titles>> {
  const { rows } = await sql<{ id: number; title: string; titles: string | null }>`
    select l.id, c.name || d.days as title,
      (select json_object_agg(n.key, n.value || d.days)::text from jsonb_each_text(c.name_i18n) n where n.value <> '') as titles
    from leaves l join leave_categories c on c.id = l.leave_category_id
    cross join lateral (select ', ' || l.from_date || case when l.to_date > l.from_date then ' – ' || l.to_date else '' end as days) d
    where l.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, title, titles }) => [id, { title, ...(titles !== null && { titles }) }]));
}

export const noticeOfLeave = async (db: Runner, { id }: { id?: unknown }): Promise<Titles> =>
  (await noticesOfLeave(db, [Number(id)])).get(Number(id)) ?? { title: '' };

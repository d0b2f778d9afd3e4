import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Titled = { title: string; by_language?: string };

/** The titles of leave for notices, by its id: the default one, and one for each language in which the category has a name. */
export async function noticesOfLeave(db: Runner, ids: readonly number[]): Promise<Map<number, Titled>> {
  const { rows } = await sql<{ id: number; title: string; by_language: string | null }>`
    select l.id, c.name || d.days as title,
      (select json_object_agg(n.key, json_build_object('title', n.value || d.days))::text
       from jsonb_each_text(c.name_i18n) n where n.value <> '') as by_language
    from leaves l join leave_categories c on c.id = l.leave_category_id
    cross join lateral (select ', ' || l.from_date || case when l.to_date > l.from_date then ' – ' || l.to_date else '' end as days) d
    where l.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, title, by_language }) => [id, { title, ...(by_language !== null && { by_language }) }]));
}

export const noticeOfLeave = async (db: Runner, { id }: { id?: unknown }): Promise<Titled> =>
  (await noticesOfLeave(db, [Number(id)])).get(Number(id)) ?? { title: '' };

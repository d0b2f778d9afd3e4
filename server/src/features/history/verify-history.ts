import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

export type Verdict = { entries: number; broken: { id: number; why: 'altered' | 'link' | 'missing' }[]; last_hash: string | null };

/** Recomputes every seal and every link of the chain. A changed, removed or slipped-in entry shows; what a purge erased keeps its seal. */
export async function verifyHistory(db: Runner): Promise<Verdict> {
  const { rows } = await sql<Verdict>`
    with chain as (
      select id, prev_hash, log_is_whole(logs) as whole, lag(hash) over (order by id) as before, lag(id) over (order by id) as id_before from logs
    )
    select (select count(*)::int from chain) as entries,
      coalesce((select json_agg(json_build_object('id', id, 'why', case
          when not whole then 'altered'
          when id_before is not null and id <> id_before + 1 and prev_hash <> before then 'missing'
          else 'link' end) order by id)
        from chain where not whole or prev_hash <> coalesce(before, 'genesis')), '[]') as broken,
      (select hash from logs order by id desc limit 1) as last_hash`.execute(db);
  return rows[0] as Verdict;
}

import type { AnswerOf, QueryOf } from '@cadre/contract/call';
import type { notifications } from '@cadre/contract/calls/notifications';
import type { Database } from '../../platform/database/database.ts';

export async function listNotifications(
  db: Database,
  user_id: number,
  query: QueryOf<typeof notifications>,
): Promise<AnswerOf<typeof notifications>> {
  const page = query.page ?? 1;
  const per_page = query.per_page ?? 10;
  const counted = await db.run('select count(*)::int as total from notifications where user_id = $1', [user_id]);
  const { rows } = await db.run(
    'select id, type, args, link, read_at, created_at from notifications where user_id = $1 order by id desc limit $2 offset $3',
    [user_id, per_page, (page - 1) * per_page],
  );
  const total: number = counted.rows[0].total;
  return { data: rows, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)), count: 'exact' } };
}

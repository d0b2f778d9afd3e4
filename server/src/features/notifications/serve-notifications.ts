import * as calls from '@cadre/contract/calls/notifications';
import type { FastifyInstance } from 'fastify';
import { idOf } from '../../crud/read.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import { listNotifications } from './list-notifications.ts';

/** One's own notices, and nobody else's. */
export function serveNotifications(app: FastifyInstance, house: House): void {
  const { db } = house;

  serve(app, house, calls.notifications, ({ actor, query }) => listNotifications(db, actor.user_id, query));

  serve(app, house, calls.unreadCount, async ({ actor }) => {
    const { rows } = await db.run('select count(*)::int as count from notifications where user_id = $1 and read_at is null', [
      actor.user_id,
    ]);
    return { data: { count: rows[0].count } };
  });

  serve(app, house, calls.readNotification, async ({ actor, params, t }) => {
    const { rows } = await db.run(
      'update notifications set read_at = coalesce(read_at, now()) where id = $1 and user_id = $2 returning id, read_at',
      [idOf(params.id), actor.user_id],
    );
    if (!rows[0]) throw new Problem('not_found');
    return { message: t('done.read'), data: rows[0] };
  });

  serve(app, house, calls.readAllNotifications, async ({ actor, t }) => {
    await db.run('update notifications set read_at = now() where user_id = $1 and read_at is null', [actor.user_id]);
    return { message: t('done.read') };
  });
}

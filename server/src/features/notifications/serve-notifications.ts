import type { AnswerOf, QueryOf } from '@cadre/contract/call';
import type { NotificationType, notifications } from '@cadre/contract/calls/notifications';
import * as calls from '@cadre/contract/calls/notifications';
import { rightToRead } from '@cadre/contract/guarded-notices';
import type { Language } from '@cadre/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf } from '../../crud/read/read.ts';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import { noticeInLanguage } from '../../platform/notices/in-language.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { needsOf } from './needs-of.ts';

/** One's own notices only. */
export function serveNotifications(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  const { db } = services;

  serve(app, services, calls.notifications, ({ actor, query, language }) => listNotifications(db, actor, query, language));

  serve(app, services, calls.myTodosCall, async ({ actor, language }) => {
    const [needs, { data: unread }] = await Promise.all([
      needsOf(services, behaviours, actor),
      listNotifications(db, actor, { unread: true, per_page: 30 }, language),
    ]);
    return { data: { ...needs, unread } };
  });

  serve(app, services, calls.unreadCount, async ({ actor }) => {
    const { rows } = await db.run('select count(*)::int as count from notifications where user_id = $1 and in_app and read_at is null', [
      actor.user_id,
    ]);
    return { data: { count: rows[0].count } };
  });

  serve(app, services, calls.readNotification, async ({ actor, params, t }) => {
    const { rows } = await db.run(
      'update notifications set read_at = coalesce(read_at, now()) where id = $1 and user_id = $2 and in_app returning id, read_at',
      [idOf(params.id), actor.user_id],
    );
    if (!rows[0]) throw new Problem('not_found');
    return { message: t('done.read'), data: rows[0] };
  });

  serve(app, services, calls.readAllNotifications, async ({ actor, t }) => {
    await db.run('update notifications set read_at = now() where user_id = $1 and read_at is null', [actor.user_id]);
    return { message: t('done.read') };
  });
}

async function listNotifications(
  db: Database,
  actor: Actor,
  query: QueryOf<typeof notifications>,
  language: Language,
): Promise<AnswerOf<typeof notifications>> {
  const { user_id } = actor;
  const page = query.page ?? 1;
  const per_page = query.per_page ?? 10;
  const shown = `user_id = $1 and in_app${query.unread ? ' and read_at is null' : ''}`;
  const counted = await db.run(`select count(*)::int as total from notifications where ${shown}`, [user_id]);
  const { rows } = await db.run(
    `select id, type, args, link, read_at, created_at from notifications where ${shown} order by id desc limit $2 offset $3`,
    [user_id, per_page, (page - 1) * per_page],
  );
  const total: number = counted.rows[0].total;
  const data = rows.map((notice) => ({
    ...notice,
    args: readable(actor, notice.type, noticeInLanguage(language, notice.type, notice.args)),
  }));
  return { data, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)), count: 'exact' } };
}

/** A notice is stored as it was sent; readers who may no longer see its subject get it without the name. */
function readable(actor: Actor, type: NotificationType, args: Record<string, string>): Record<string, string> {
  const right = rightToRead(type, args.model);
  if (!right || (scopeOf(actor, right) ?? 'own') !== 'own') return args;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, name === 'title' || name === 'summary' ? '•••' : value]));
}

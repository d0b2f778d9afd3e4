import { type NotificationType, unsubscribe } from '@cadre/contract/calls/notifications';
import { noticeKindOf } from '@cadre/contract/notice-kind-of';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { readUnsubscribing } from '../../platform/notices/unsubscribe.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

const page = '/auth/unsubscribe';

/** Stops the mails named by a link in one of them: called by the page that the link opens, or at once by a mail program (RFC 8058). */
export function serveUnsubscribe(app: FastifyInstance, services: Services): void {
  serve(app, services, unsubscribe, async ({ body, t }) => {
    await switchOff(services, body.token);
    return { message: t('done.unsubscribed') };
  });

  app.register(async (inner) => {
    // The body is only the one-click marker; the address has all the data.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
    inner.post<{ Querystring: { token?: unknown } }>(page, async ({ query }, reply) => {
      await switchOff(services, String(query.token));
      return reply.code(204).send();
    });
  });
}

async function switchOff({ db, seal }: Services, token: string): Promise<void> {
  const wanted = readUnsubscribing(seal, token);
  if (!wanted) throw new Problem('link_ended');
  const off = Object.fromEntries(wanted.kinds.map((kind) => [kind, { mail: 'off' }]));
  await db.run(
    `update users u set preferences = u.preferences || jsonb_build_object('notices', coalesce(u.preferences -> 'notices', '{}') || (
       select jsonb_object_agg(kind, coalesce(u.preferences -> 'notices' -> kind, '{}') || off) from jsonb_each($2::jsonb) as n (kind, off)))
     where u.id = $1`,
    [wanted.user_id, JSON.stringify(off)],
  );
  // Pending mails of these kinds are canceled.
  const { rows } = await db.run('select id, type, args from notifications where user_id = $1 and mail_due_at is not null', [
    wanted.user_id,
  ]);
  const kinds: readonly string[] = wanted.kinds;
  const canceled = (rows as Pending[]).filter((notice) => kinds.includes(noticeKindOf(notice))).map(({ id }) => id);
  await db.run('update notifications set mail_due_at = null where id = any($1::int[])', [canceled]);
}

type Pending = { id: number; type: NotificationType; args: Record<string, string> };

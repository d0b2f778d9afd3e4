import { type NotificationType, notificationTypes, unsubscribe } from '@cadre/contract/calls/notifications';
import { kindOfNotice, type NoticeKind } from '@cadre/contract/notice-kinds';
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
  await db.run('update notifications set mail_due_at = null where user_id = $1 and type = any($2::text[]) and mail_due_at is not null', [
    wanted.user_id,
    typesOf(wanted.kinds),
  ]);
}

const typesOf = (kinds: readonly NoticeKind[]): NotificationType[] =>
  notificationTypes.filter((type) => kinds.includes(kindOfNotice[type]));

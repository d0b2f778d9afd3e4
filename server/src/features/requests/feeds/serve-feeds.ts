import * as calls from '@cadre/contract/calls/calendar-feeds';
import type { FastifyInstance } from 'fastify';
import { employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { createToken } from '../../../platform/access/secret-token.ts';
import { sql } from '../../../platform/database/sql.ts';
import { serve } from '../../../platform/http/serve.ts';
import { apiBase } from '../../../platform/http/served.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { openFeed } from './open-feed.ts';

type Kind = (typeof calls.feedKinds)[number];

/** Calendars with a secret address: created and replaced by their owner, readable by anyone with the address. */
export function serveFeeds(app: FastifyInstance, services: Services, ports: Pick<Plans, 'plansOf'>): void {
  serve(app, services, calls.calendarFeeds, async ({ actor }) => {
    const { rows } = await sql<{ id: number; kind: Kind; created_at: Date; last_read_at: Date | null }>`
      select id, kind, created_at, last_read_at from calendar_feeds where user_id = ${actor.user_id} order by id`.execute(services.db);
    const result = rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      last_read_at: row.last_read_at?.toISOString() ?? null,
    }));
    return { data: result };
  });

  serve(app, services, calls.makeFeed, async ({ actor, trace, body: { kind }, language, t }) => {
    employeeOfParams(actor, 'self');
    const { token, hash } = createToken();
    const id = await services.db.transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        insert into calendar_feeds (user_id, kind, token_hash, language) values (${actor.user_id}, ${kind}, ${hash}, ${language})
        on conflict (user_id, kind) do update
        set token_hash = excluded.token_hash, language = excluded.language, created_at = now(), last_read_at = null
        returning id`.execute(tx);
      audit(tx, { actor, trace, action: 'update', model: 'users', model_id: actor.user_id, label: actor.name, changes: noted(kind, true) });
      return (rows[0] as { id: number }).id;
    });
    return {
      message: t('calendar.feed_made'),
      data: { id, kind, address: `${services.config.publicUrl}${apiBase}/calendar/${token}.ics` },
    };
  });

  serve(app, services, calls.deleteFeed, async ({ actor, trace, params, t }) => {
    await services.db.transaction(async (tx) => {
      const { rows } = await sql<{ kind: Kind }>`
        delete from calendar_feeds where user_id = ${actor.user_id} and id = ${idOf(params.id)} returning kind`.execute(tx);
      if (!rows[0]) throw new Problem('not_found');
      const { kind } = rows[0];
      audit(tx, {
        actor,
        trace,
        action: 'update',
        model: 'users',
        model_id: actor.user_id,
        label: actor.name,
        changes: noted(kind, false),
      });
    });
    return { message: t('calendar.feed_gone') };
  });

  serve(app, services, calls.readFeed, async ({ params, request, reply }) => {
    const text = await openFeed(services, ports, (params.token ?? '').replace(/\.ics$/, ''), request.ip);
    reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'private, max-age=300')
      .header('Content-Disposition', 'inline; filename="calendar.ics"');
    reply.send(text);
    return undefined;
  });
}

const noted = (kind: Kind, isThere: boolean) => [{ field: 'calendar_feed', old: isThere ? null : kind, new: isThere ? kind : null }];

import type { FastifyInstance } from 'fastify';
import { administratorRole } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';
import { apiBase } from '../../platform/http/served.ts';
import { notifyAll } from '../../platform/notices/notify.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

/** Administrators hear of a stored file that is gone, about each file once a day. */
export function notifyOfFiles(app: FastifyInstance, services: Services): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!((error as unknown) instanceof Problem) || (error as unknown as Problem).code !== 'file_missing') return;
    await notify(services, request.url.split('?')[0]?.replace(apiBase, '') ?? '').catch((failure) =>
      services.log.warn({ err: failure }, 'administrators were not told of a missing file'),
    );
  });
}

async function notify({ db }: Services, path: string): Promise<void> {
  // The address of an export is a secret of its user.
  const what = path.startsWith('/exports/') ? '/exports' : path;
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.status = 'active' and exists (select from user_roles held where held.user_id = u.id and held.role_id = ${administratorRole})
      and not exists (select from notifications n where n.user_id = u.id and n.type = 'file_missing'
        and n.args ->> 'what' = ${what}::text and n.created_at > now() - interval '1 day')
    order by u.id`.execute(db);
  await notifyAll(
    db.run,
    rows.map(({ id }) => ({ user_id: id, type: 'file_missing', args: { what } })),
  );
}

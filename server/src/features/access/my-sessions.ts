import { idOf } from '../../crud/read/read.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

export async function listMySessions({ db }: Services, { actor }: CallContext) {
  const { rows } = await db.run(
    `select id, created_at, last_seen_at, ip, user_agent, id = $2 as current from sessions
     where user_id = $1 and expires_at > now() order by last_seen_at desc, id desc limit 100`,
    [actor.user_id, actor.session_id],
  );
  return { data: rows };
}

export async function endOneOfMySessions({ db }: Services, { actor, params, t }: CallContext) {
  const { rowCount } = await db.run('delete from sessions where id = $1 and user_id = $2', [idOf(params.id), actor.user_id]);
  if (rowCount !== 1) throw new Problem('not_found');
  return { message: t('done.sessions_ended') };
}

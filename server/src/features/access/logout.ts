import { audit } from '../../crud/write/audit.ts';
import { hashOfToken } from '../../platform/access/secret-token.ts';
import { bearerToken } from '../../platform/http/bearer-token.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';

/** Signing out twice is no error: the call always succeeds. */
export async function signOut(services: Services, { request, trace, t }: CallContext) {
  const token = bearerToken(request);
  if (token) {
    await services.db.transaction(async (tx) => {
      const { rows } = await tx.run(
        'delete from sessions s using users u where s.token_hash = $1 and u.id = s.user_id returning u.id as user_id, u.name',
        [hashOfToken(token)],
      );
      const user = rows[0];
      if (user) audit(tx, { actor: user, trace, action: 'logout', model: 'users', model_id: user.user_id, label: user.name });
    });
  }
  return { message: t('done.signed_out') };
}

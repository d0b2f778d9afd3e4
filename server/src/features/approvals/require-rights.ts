import { seeRight } from '@cadre/contract/rights';
import { listText } from '@cadre/contract/texts/list-text';
import { hasRls } from '../../crud/access/with-rls.ts';
import type { Write } from '../../crud/behaviour.ts';
import { resourceNamed } from '../../crud/resource-named.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';

/**
 * Row-level security hides pay from approvers without the right. So a user named as approver for pay must hold the rights to see it and to
 * approve it. Roles and managers may change any day: levels with these carry a warning instead.
 */
export async function requireRights({ tx, values, caller }: Pick<Write, 'tx' | 'values' | 'caller'>): Promise<void> {
  const { model, approver_kind, user_id, notify_only } = values;
  const subject = resourceNamed(String(model));
  if (approver_kind !== 'user' || notify_only || !subject?.life.request?.right || !hasRls(subject)) return;
  const { rows } = await sql<{ name: string; missing: string[] }>`
    select u.name, array_agg(needed order by place) as missing
    from users u cross join unnest(${[seeRight(subject), subject.life.request.right]}::text[]) with ordinality as n (needed, place)
    where u.id = ${user_id}::int and not exists (
      select from user_roles held join role_permissions p on p.role_id = held.role_id
      where held.user_id = u.id and p.permission = needed and p.scope <> 'own')
    group by u.id`.execute(tx);
  if (!rows[0]) return;
  const words = wordsOf(caller.t);
  const rights = rows[0].missing.map((right) => {
    const [resource = '', action = ''] = right.split('.');
    return `${words.many(resource)}: ${words.action(action)}`;
  });
  throw invalid({ user_id: [{ code: 'approver_lacks_rights', name: rows[0].name, rights: listText(caller.language, rights) }] });
}

import { isAsWide } from '@cadre/contract/scopes';
import type { Behaviours } from '../../crud/behaviour.ts';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import { sql } from '../../platform/database/sql.ts';

/** Lines of a change that speak of a private tier are shown only to those who hold its right as widely as the history itself. */
const readableRights = (actor: Actor): string[] => {
  const history = scopeOf(actor, 'logs.view') ?? 'all';
  return [...actor.rights].filter(([, scope]) => isAsWide(scope, history)).map(([right]) => right);
};

export const historyBehaviours: Behaviours = {
  logs: {
    columns: {
      changes: (actor) => sql`(
        select coalesce(jsonb_agg(c - 'right'), '[]') from jsonb_array_elements(r.changes) c
        where c ->> 'right' is null or c ->> 'right' = any(${readableRights(actor)}::text[]))`,
    },
    search: sql`folded(coalesce(r.label, '') || chr(10) || coalesce(r.actor_name, ''))`,
  },
};

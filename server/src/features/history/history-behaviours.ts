import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import type { Behaviours } from '../../crud/behaviour.ts';
import { pictureOf } from '../../crud/media/picture-of.ts';
import { canRestore } from '../../crud/write/restore.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { isGuardedLine, isOpenEntry, isOpenLine } from './open-entries.ts';

const masked = (side: 'old' | 'new'): Sql => sql`case when c -> ${sql.lit(side)} <> 'null' then '•••' end`;

export const historyBehaviours: Behaviours = {
  logs: {
    columns: {
      label: (actor) => sql`case when ${isOpenEntry(actor)} then r.label end`,
      field: (actor) => sql`(
        select string_agg(c ->> 'field', ', ') from jsonb_array_elements(r.changes) c where ${isOpenLine(actor)})`,
      restorable: (actor) => canRestore(Object.values<Resource>(resources), actor),
      pic: () => pictureOf('employees', sql`(select u.employee_id from users u where u.id = r.actor_id)`),
      changes: (actor) => sql`(
        select coalesce(jsonb_agg(
          case when ${isOpenEntry(actor)} and not ${isGuardedLine()} then c - 'right'
          else jsonb_build_object('field', c -> 'field', 'old', ${masked('old')}, 'new', ${masked('new')}) end), '[]')
        from jsonb_array_elements(r.changes) c where ${isOpenLine(actor)})`,
    },
    filters: {
      // The index finds the entries; of those only what their reader sees counts.
      field: (names, actor) => sql`(jsonb_path_query_array(r.changes, '$[*].field') ?| ${names}::text[] and exists (
        select from jsonb_array_elements(r.changes) c where c ->> 'field' = any(${names}::text[]) and ${isOpenLine(actor)}))`,
    },
    // The index finds the words; of a closed entry only who did it counts.
    search: (hasWord, actor) => sql`(
      ${hasWord(sql`folded(coalesce(r.label, '') || chr(10) || coalesce(r.actor_name, ''))`)}
      and (${isOpenEntry(actor)} or ${hasWord(sql`folded(coalesce(r.actor_name, ''))`)}))`,
  },
};

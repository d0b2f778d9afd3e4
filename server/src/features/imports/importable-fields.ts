import { type Fields, isWritable } from '@cadre/contract/fields';
import { employees } from '@cadre/contract/resources/employees';
import { tierReach } from '../../crud/access.ts';
import type { Actor } from '../../platform/access/actor.ts';

/** What a column of the file may become: every field that this person may write. */
export const importableFields = (actor: Actor): Fields =>
  Object.fromEntries(
    Object.entries<Fields[string]>(employees.fields).filter(
      ([, field]) => isWritable(field) && (!field.tier || tierReach(employees, actor, field.tier, 'update') !== 'none'),
    ),
  );

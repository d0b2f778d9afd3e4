import type { Language } from '@cadre/contract/languages';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { labelFor } from '../../../crud/read/label.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** The title of a leave in the reader's language; `alias` is its row. The stored title is for the history and the search. */
export function leaveTitle(alias: string, language: Language | undefined): Sql<string> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<string>`(
    select ${labelFor(leaveCategories, 'c', language)} || ', ' || ${of('from_date')}
      || case when ${of('to_date')} > ${of('from_date')} then ' – ' || ${of('to_date')} else '' end
    from leave_categories c where c.id = ${of('leave_category_id')})`;
}

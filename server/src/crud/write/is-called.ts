import { type Sql, sql } from '../../platform/database/sql.ts';

export type HasWord = (folded: Sql<string>) => Sql<boolean>;

/** Whether the person of a row has the word in their name: the index finds the people, and their numbers find the rows. */
export const isCalled = (employee: Sql, hasWord: HasWord): Sql<boolean> => sql`${employee} = any(array(
  select e.id from employees e where ${hasWord(sql`e.search_text`)} and ${hasWord(sql`folded(name_spellings(e.first_name, e.last_name, e.name_order))`)}))`;

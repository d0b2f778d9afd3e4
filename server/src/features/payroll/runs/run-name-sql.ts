import type { Language } from '@cadre/contract/languages';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { monthText } from '../../../platform/texts/month-text.ts';
import { kindWord } from '../../../platform/texts/run-name.ts';

/** The name of the run `r` in this language: as entered, or else built the way `runName` does. */
export const runNameSql = (language: Language = 'en'): Sql<string> =>
  sql`case when r.is_named then r.name else concat_ws(' · ', case when r.frequency = 'monthly' then ${monthSql(language)} else concat(r.from_date::text, ' – ', r.to_date::text) end, nullif(${placeOfRun}, ''), ${kindSql(language)}) end`;

/** The branch and department that the run `r` pays, or an empty text. */
export const placeOfRun: Sql<string> = sql`concat_ws(' · ',
  (select b.name from branches b where b.id = r.branch_id), (select d.name from departments d where d.id = r.department_id))`;

const anyYear = '2000';
const months = Array.from({ length: 12 }, (_, index) => `${anyYear}-${String(index + 1).padStart(2, '0')}`);

const monthSql = (language: Language): Sql<string> => {
  const written = months.map((month) => sql.lit(monthText(language, month)));
  return sql`replace((array[${sql.join(written)}])[right(r.month, 2)::int], ${sql.lit(anyYear)}, left(r.month, 4))`;
};

const kindSql = (language: Language): Sql<string | null> => {
  const words = payrolls.fields.kind.options.map(
    (kind) => sql`when ${sql.lit(kind)} then nullif(${sql.lit(kindWord(language, kind))}, '')`,
  );
  return sql`case r.kind ${sql.join(words, sql` `)} end`;
};

/** The same with the pay date and number where another run of the period has that name, too. */
export const runNameApart = (language: Language | undefined): Sql<string> => sql`concat(${runNameSql(language)}, case when exists (
  select from payrolls o where o.id <> r.id and o.period = r.period and o.kind = r.kind and o.is_named = r.is_named
    and (not r.is_named or o.name = r.name)
    and o.branch_id is not distinct from r.branch_id and o.department_id is not distinct from r.department_id
  ) then concat(' · ', r.pay_date::text, ' · #', r.id) end)`;

import type { Language } from '@cadre/contract/languages';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { changeWordsIn } from '../../platform/texts/change-words-in.ts';

/** A summary of the request `r`, in the reader's language; `changeSummary` of the contract does the same for a notice. */
export const summaryIn = (language: Language): Sql<string> => sql`(
  select case when r.model = 'employees' then named.fields
    else (w.words -> 'model' ->> r.model) || (w.words ->> 'colon') || case r.wanted ->> 'doing'
      when 'delete' then w.words ->> 'remove' when 'create' then w.words -> 'create' ->> r.model else named.fields end
      || coalesce(replace(w.words ->> 'aside', '{name}', r.wanted ->> 'named'), '') end
  from (select ${JSON.stringify(changeWordsIn(language))}::jsonb as words) w
  cross join lateral (
    select coalesce(string_agg(coalesce(w.words -> 'fields' -> r.model ->> (c.change ->> 'field'), c.change ->> 'field'),
      w.words ->> 'separator' order by c.place), '') as fields
    from jsonb_array_elements(r.changes) with ordinality c (change, place)) named)`;

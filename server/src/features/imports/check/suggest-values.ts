import type { DateOrder, ImportRowData } from '@cadre/contract/calls/imports';
import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { folded } from '@cadre/rules/folded';
import { reach } from '../../../crud/access/access.ts';
import type { Caller } from '../../../crud/access/caller.ts';
import { optionWord } from '../../../crud/read/field-words.ts';
import { column, table } from '../../../crud/read/table.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredImport } from '../files/stored-import.ts';
import { daysIn } from './day-from.ts';
import { mappableFields } from './importable-fields.ts';

type Row = Pick<ImportRowData, 'cells' | 'complaints'>;
type Suggestions = ImportRowData['suggestions'];

/** Suggestions for wrong cells: the words of a choice, similar names, or all of them if they are few. */
export async function suggestValues(
  db: Database,
  caller: Pick<Caller, 'actor' | 't' | 'language'>,
  { mapping, resource }: Pick<StoredImport, 'mapping' | 'resource'>,
  rows: Row[],
): Promise<Suggestions[]> {
  const suggestions = rows.map((): Suggestions => ({}));
  const fields = mappableFields(caller.actor, resource);
  for (const [heading, name] of Object.entries(mapping)) {
    const field = name === null ? undefined : fields[name];
    if (name === null || !field) continue;
    const wrong = rows.flatMap(({ cells, complaints }, at) => (complaints[name] ? [{ at, text: cells[heading] ?? '' }] : []));
    if (wrong.length === 0) continue;
    const words = wordsFor(caller, name, field);
    const alike = field.kind === 'reference' ? await namesLike(db, caller, field.to, new Set(wrong.map(({ text }) => text))) : undefined;
    for (const { at, text } of wrong) {
      const found = words ?? alike?.get(text) ?? (field.kind === 'date' ? daysIn(text, eitherOrder) : []);
      if (found.length > 0) (suggestions[at] as Suggestions)[name] = found;
    }
  }
  return suggestions;
}

function wordsFor({ t, language }: Pick<Caller, 't' | 'language'>, name: string, field: Field): string[] | undefined {
  if (field.kind === 'choice') return field.options.map((option) => optionWord({ t, language }, name, field, option));
  return field.kind === 'boolean' ? [t('common.yes'), t('common.no')] : undefined;
}

/** The one with the day first, the one with the month first. */
const eitherOrder: DateOrder[] = ['day_first', 'month_first'];

const most = 3;
const leastAlike = 0.3;

/** Returns only names the user may see. There are many people: the index of their names finds similar ones. */
async function namesLike(db: Database, { actor }: Pick<Caller, 'actor'>, to: string, texts: Set<string>): Promise<Map<string, string[]>> {
  const resource: Resource = resources[to as ResourceName];
  const wanted = [...texts].filter((text) => text.trim() !== '');
  const label = column(resource.label);
  const comesNear = to === 'employees' ? sql`t.folded <% r.search_text` : sql`true`;
  const alike = sql<{ text: string; names: string[] }>`
    select t.text, array(
      select ${label} from ${table(resource)} r
      where ${comesNear} and similarity(folded(${label}), t.folded) >= ${leastAlike} and ${reach(resource, actor, seeRight(resource))}
      order by similarity(folded(${label}), t.folded) desc, r.id limit ${most}) as names
    from unnest(${wanted}::text[], ${wanted.map(folded)}::text[]) as t (text, folded)`;
  const { rows } = await db.reading(async (on) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastAlike)}, true)`.execute(on);
    return alike.execute(on);
  });
  const found = new Map(rows.map(({ text, names }) => [text, names]));
  const lost = [...texts].filter((text) => !found.get(text)?.length);
  const all = lost.length > 0 ? await allIfFew(db, actor, resource) : [];
  for (const text of lost) found.set(text, all);
  return found;
}

const mostListed = 8;

/** All names, if they are few enough to choose from. */
async function allIfFew(db: Database, actor: Caller['actor'], resource: Resource): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${column(resource.label)} as name from ${table(resource)} r where ${reach(resource, actor, seeRight(resource))}
    order by name limit ${mostListed + 1}`.execute(db);
  return rows.length > mostListed ? [] : rows.map(({ name }) => name);
}

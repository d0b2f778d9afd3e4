import { isValueOf } from '@cadre/contract/check';
import type { Field } from '@cadre/contract/fields';
import { fieldOf } from '@cadre/contract/resource';
import { spellings } from '@cadre/rules/folded';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { isOpen } from '../access/access.ts';
import type { Door } from '../access/door.ts';
import { filteredMoney } from '../money/compared-money.ts';
import { type HasWord, isCalled } from '../write/is-called.ts';
import type { ListQuery } from './list-query.ts';
import { readExpression } from './row-json.ts';
import { column } from './table.ts';
import { matchThrough } from './through.ts';

type Condition = Sql<boolean>;

/** Search and filters as SQL. A value that is missing or of the wrong kind is refused; it never widens the query. */
export function conditions(door: Door, wanted: Pick<ListQuery, 'search' | 'filters' | 'month' | 'money'>): Condition[] {
  const { resource, behaviour, actor } = door;
  const filters = Object.entries(wanted.filters).map(([name, value]) => {
    const field = fieldOf(resource, name) as Field;
    const own = behaviour.filters?.[name];
    if (own) return own(filterValues(name, field, value, actor), actor);
    const matches = (expression: Sql<unknown>) => filterCondition(name, field, expression, value, actor);
    if (field.kind === 'money') return matches(moneyOf(door, name, field, wanted.money));
    return matchThrough(door, name, matches) ?? matches(readExpression(door, name, field));
  });
  const month = wanted.month === undefined ? undefined : behaviour.inMonth?.(wanted.month, wanted.filters);
  return [...searchConditions(door, wanted.search), ...filters, ...(month ? [month] : [])];
}

function moneyOf(door: Door, name: string, field: Extract<Field, { kind: 'money' }>, money: ListQuery['money']): Sql<unknown> {
  const beside = fieldOf(door.resource, field.currency) as Field;
  return filteredMoney(readExpression(door, name, field), readExpression(door, field.currency, beside), money);
}

const mostWords = 8;

/** Each word once. Every word costs a separate search, so the words beyond the limit are searched as one phrase. */
export function searchedWords(search: string): string[] {
  const words = [...new Set(search.split(/\s+/).filter(Boolean))];
  return words.length > mostWords ? [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')] : words;
}

/** Every word must occur in one of the searched fields; where none is searched, no word occurs. */
function searchConditions(door: Door, search: string): Condition[] {
  return searchedWords(search)
    .map(spellings)
    .map((written) => {
      if (written.includes('') || door.resource.list.search.length === 0) return sql<boolean>`false`;
      return occurs(door, (text) => {
        const matches = written.map((word) => sql<boolean>`${text} like ${`%${escapeLike(word)}%`}`);
        return matches.length === 1 ? (matches[0] as Condition) : sql`(${sql.join(matches, sql` or `)})`;
      });
    });
}

/** References to people match by the person's name, all other fields by their text. */
function occurs(door: Door, hasWord: HasWord): Condition {
  const { resource, actor } = door;
  const own = resource.list.search.flatMap((name) => {
    const field = resource.fields[name];
    return field?.custom && isOpen(resource, actor, field) ? [readExpression(door, name, field)] : [];
  });
  const declared = occursInDeclared(door, hasWord);
  return own.length > 0 ? sql`(${declared} or ${hasWord(foldedText(own))})` : declared;
}

const foldedText = (texts: readonly Sql[]): Sql<string> => sql<string>`folded(concat_ws(chr(10), ${sql.join(texts)}))`;

function occursInDeclared({ resource, behaviour, actor }: Door, hasWord: HasWord): Condition {
  const { search } = behaviour;
  if (search) return typeof search === 'function' ? search(hasWord, actor) : hasWord(search);
  const declared = resource.list.search.filter((name) => !resource.fields[name]?.custom);
  const people = declared.filter((name) => resource.fields[name]?.kind === 'reference');
  const written = declared.filter((name) => !people.includes(name)).map(column);
  const found = people.map((name) => isCalled(column(name), hasWord));
  if (written.length > 0) found.unshift(hasWord(foldedText(written)));
  return sql`(${sql.join(found, sql` or `)})`;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function filterCondition(name: string, field: Field, expression: Sql<unknown>, value: unknown, actor: Actor): Condition {
  if (isRangeKind(field)) return rangeCondition(field, expression, value, () => notValid(name));
  const values = filterValues(name, field, value, actor);
  if (field.kind === 'references') {
    return sql`exists (select from ${sql.ref(field.through)} l where l.${sql.ref(field.here)} = r.id and l.${sql.ref(field.there)} = any(${values}::int[]))`;
  }
  // Lets the planner estimate how rare the value is: a single value uses `=`, and choices, which are our own constants, are literals.
  const written = field.kind === 'choice' ? values.map((one) => sql.lit(one as string)) : values;
  if (written.length === 1) return sql`${expression} = ${written[0]}`;
  return sql`${expression} in (${sql.join(written)})`;
}

/** The values of a filter; each must be a possible value of the field. */
function filterValues(name: string, field: Field, value: unknown, actor: Actor): unknown[] {
  const values = listOf(value, actor, field);
  const single = field.kind === 'references' ? ({ kind: 'reference', to: field.to } as const) : field;
  if (values.length === 0 || values.length > 100 || values.some((one) => !isValueOf(single, one))) throw notValid(name);
  return values;
}

const notValid = (name: string): Problem => new Problem('invalid', { fields: { [name]: [{ code: 'not_valid' }] } });

/** `self` is the caller's own employee record; for a caller without one it matches nothing. */
function listOf(value: unknown, actor: Actor, field: Field): unknown[] {
  const values = Array.isArray(value) ? value : [value];
  if (field.kind !== 'reference') return values;
  return values.map((one) => (one === 'self' && field.to === 'employees' ? (actor.employee_id ?? 2_147_483_647) : one));
}

const rangeKinds = new Set(['date', 'moment', 'integer', 'decimal', 'minutes', 'share', 'money']);
const isRangeKind = (field: Field): boolean => rangeKinds.has(field.kind);

function rangeCondition(field: Field, expression: Sql<unknown>, value: unknown, refuse: () => Problem): Condition {
  if (typeof value === 'number' && field.kind === 'integer' && isValueOf(field, value)) return sql`${expression} = ${value}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse();
  const { from, to } = value as Record<string, unknown>;
  if (Object.keys(value).some((name) => name !== 'from' && name !== 'to') || (from === undefined && to === undefined)) throw refuse();
  const bounds = [from, to].filter((bound) => bound !== undefined);
  if (bounds.some((bound) => !isValueOf({ ...field, min: undefined, max: undefined } as never, bound))) throw refuse();
  const parts: Condition[] = [];
  if (from !== undefined) parts.push(sql`${expression} >= ${bound(field, from)}`);
  if (to !== undefined) parts.push(until(field, expression, to));
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** For moments, `to: '2026-11-15'` includes that whole day, and a moment in milliseconds includes its whole millisecond. */
function until(field: Field, expression: Sql<unknown>, to: unknown): Condition {
  if (field.kind !== 'moment') return sql`${expression} <= ${bound(field, to)}`;
  const text = String(to);
  if (text.length === 10) return sql`${expression} < ${text}::date + 1`;
  return /\.\d{4}/.test(text)
    ? sql`${expression} <= ${bound(field, text)}`
    : sql`${expression} < ${bound(field, text)} + interval '1 millisecond'`;
}

const bound = (field: Field, value: unknown): Sql<unknown> => {
  if (field.kind === 'date') return sql`${value}::date`;
  if (field.kind === 'moment') return sql`${value}::timestamptz`;
  if (field.kind === 'decimal' || field.kind === 'money') return sql`${value}::numeric`;
  return sql`${value}::bigint`;
};

import { isValueOf } from '@cadre/contract/check';
import type { Field } from '@cadre/contract/fields';
import type { View } from '@cadre/contract/view';
import { periodFields } from '@cadre/contract/view-calls';
import { type Period, periodOf, periodOfMonth } from '@cadre/rules/period';
import type { Actor } from '../../platform/access/actor.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import { type ListQuery, readListQuery } from '../read/list-query.ts';
import type { ViewBehaviour } from './view-behaviour.ts';

export type ViewQuery = ListQuery & { period: Period; only: Sql<boolean>[] };

type Sent = Record<string, unknown>;

/** The usual query of a list, the period, and the additional filters of the view. */
export function readViewQuery(view: View, behaviour: ViewBehaviour, actor: Actor, sent: Sent): ViewQuery {
  const { period, rest } = takePeriod(view, sent);
  const { taken, rest: usual } = take(view.extraFilters, rest);
  const only = Object.keys(taken).flatMap((name) => behaviour.narrow?.[name]?.(period) ?? []);
  return { ...readListQuery(view, actor, usual), period, only };
}

/** The current period by default, or the one of `date` or `month`; if both are given, the date must be in the month. */
export function takePeriod(view: View, sent: Sent): { period: Period; rest: Sent } {
  const today = new Date().toISOString().slice(0, 10);
  const { taken, rest } = take(periodFields[view.period], sent);
  const { date, month } = taken;
  if (date && month && !date.startsWith(month)) throw invalid({ month: [{ code: 'not_valid' }] });
  if (date) return { period: periodOf(view.period, date), rest };
  return { period: month ? periodOfMonth(view.period, month, today) : periodOf(view.period, today), rest };
}

/** The values sent for these fields; an empty text counts as missing. */
function take(fields: Record<string, Field>, sent: Sent): { taken: Record<string, string>; rest: Sent } {
  const taken: Record<string, string> = {};
  const rest = { ...sent };
  for (const [name, field] of Object.entries(fields)) {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof value !== 'string' || !isValueOf(field, value)) throw invalid({ [name]: [{ code: 'not_valid' }] });
    taken[name] = value;
  }
  return { taken, rest };
}

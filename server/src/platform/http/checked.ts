import type { BodyOf, Call, QueryOf } from '@cadre/contract/call';
import { checkRecord } from '@cadre/contract/check';
import type { Fields } from '@cadre/contract/fields';
import { invalid } from '../problem.ts';
import { queryAsValues } from './query-as-values.ts';

/** What was sent, held against the declaration of its call. */
export function checkedQuery<C extends Call>(call: C, sent: Record<string, unknown>): QueryOf<C> {
  const fields = call.query ?? {};
  return refuseWrong(fields, queryAsValues(fields, sent)) as QueryOf<C>;
}

export function checkedBody<C extends Call>(call: C, sent: unknown): BodyOf<C> {
  const body = refuseWrong(call.body ?? {}, (sent ?? {}) as Record<string, unknown>);
  return (call.body ? body : undefined) as BodyOf<C>;
}

function refuseWrong(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const found = checkRecord(fields, values);
  if (Object.keys(found).length > 0) throw invalid(found);
  return values;
}

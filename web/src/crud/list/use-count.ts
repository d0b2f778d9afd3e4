import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { ListState } from '../address/address.ts';

/** Requests a page without rows: counting shows no personal data, so it must not be logged as a view. */
const beyond = { page: 100_000, per_page: 1 };

/** The number of records that match these filters; `shown` is `1,000+` above the counting limit. */
export type Count = { count: number; shown: string };

export function useCount(resource: Resource, filters: ListState['filters'], isRequested: boolean): Count {
  const t = useTexts();
  const format = useFormat();
  const params = { ...beyond, filters: JSON.stringify(filters) };
  const { data } = useCall(callsOf(resource).list, params, { enabled: isRequested, meta: { quiet: true } });
  const { total = 0, count } = data?.meta ?? {};
  return { count: total, shown: count === 'capped' ? t('lists.at_least', { total }) : format.number(total) };
}

import { callsOf } from '@cadre/contract/calls-of';
import { payPolicies } from '@cadre/contract/resources/pay-policies';
import { payrolls } from '@cadre/contract/resources/payrolls';
import type { Day } from '@cadre/rules/calendar';
import { nextMonthToPay, payDateOf } from '@cadre/rules/pay/pay-date';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useScope } from '../../platform/session/session.ts';
import { dashboardFor } from './use-dashboard.ts';

export type NextRun = { month: string; pay_date: Day; mayStart: boolean };

/** The server's default pay day when no policy sets one. */
const usualPayDay = 28;
const regular = { kind: ['regular'], frequency: ['monthly'], status: payrolls.fields.status.options.filter((one) => one !== 'cancelled') };

/** The monthly run that has to be started next, and its pay day by the company's policy; null for readers who may not read the policies, undefined while loading. */
export function useNextRun(): NextRun | null | undefined {
  const today = useFormat().today();
  const enabled = useScope('pay-policies.view') !== undefined;
  const mayStart = useScope('payrolls.create') !== undefined;
  const options = { ...dashboardFor, enabled, meta: { quiet: true } };
  const runs = useCall(
    callsOf(payrolls).list,
    { per_page: 1, order_by: 'month', order_dir: 'desc', filters: JSON.stringify(regular) },
    options,
  );
  const policies = useCall(callsOf(payPolicies).list, { per_page: 200 }, options);
  if (!enabled || runs.error || policies.error) return null;
  if (!runs.data || !policies.data) return undefined;
  const latest = runs.data.data[0];
  const month = nextMonthToPay(latest && String(latest.month), today);
  const policy = policies.data.data.find(({ branch_id }) => branch_id === null);
  return { month, pay_date: payDateOf(month, Number(policy?.pay_day ?? usualPayDay)), mayStart };
}

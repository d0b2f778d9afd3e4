import { callsOf } from '@cadre/contract/calls-of';
import { payPolicies } from '@cadre/contract/resources/pay-policies';
import { useCall } from '../../platform/call-api.ts';
import { useScope } from '../../platform/session/session.ts';

/** The first day of a weekly pay period; null if all are paid by the month, and for users who may not read the policies. */
export function usePayPeriods(): string | null {
  const enabled = useScope('pay-policies.view') !== undefined;
  const { data } = useCall(callsOf(payPolicies).list, { per_page: 200 }, { enabled, meta: { quiet: true } });
  return data?.data.find(({ branch_id }) => branch_id === null)?.periods_begin ?? null;
}

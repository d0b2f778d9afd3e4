import { payrollIssues } from '@cadre/contract/calls/payroll-checks';
import { useCall } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import type { Run } from './run.ts';

const undecided = ['draft', 'calculated', 'submitted'];

/** The number of issues of a run, for payroll and for its approvers. */
export function useRunIssues(run: Run) {
  const seesIssues = useSeesIssues();
  const { data } = useCall(
    payrollIssues,
    { id: run.id, per_page: 1 },
    { enabled: seesIssues && undecided.includes(run.status), staleTime: 0, meta: { quiet: true } },
  );
  return data;
}

export function useSeesIssues(): boolean {
  const seesPay = useScope('salaries.view') === 'all';
  return useScope('payrolls.approve') !== undefined || seesPay;
}

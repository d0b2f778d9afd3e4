import { salaries } from '@cadre/contract/resources/salaries';
import type { PageOptions } from '../../../crud/page.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import { payslipPath } from '../payslip-path.ts';
import { usePayPeriods } from '../use-pay-periods.ts';
import { payslipKinds } from './payslip-kinds.tsx';
import { RecalculateButton } from './recalculate-button.tsx';
import { ReleaseButton } from './release-button.tsx';
import { isReleasable, isWithdrawable } from './release-state.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** Payslips of a month or of a run, with actions on several of them. */
export function PayslipList({ hideFields = [], list }: Pick<PageOptions, 'hideFields' | 'list'>) {
  const hasPeriods = usePayPeriods() !== null;
  return (
    <ResourcePage
      hideFields={hasPeriods ? hideFields : [...hideFields, 'period']}
      resource={salaries}
      kinds={payslipKinds}
      list={{
        ...list,
        cardLines: ['net', 'month', 'deductions_total'],
        toolbar: <HideAmountsSwitch />,
        bulk: ({ rows, clear }) => (
          <>
            <RecalculateButton ids={rows.flatMap(({ id, status }) => (status === 'calculated' ? [id] : []))} onDone={clear} />
            <ReleaseButton ids={rows.flatMap((row) => (isReleasable(row) ? [row.id] : []))} onDone={clear} />
            {rows.some(isWithdrawable) && (
              <WithdrawButton of={{ slips: rows.flatMap((row) => (isWithdrawable(row) ? [row.id] : [])) }} onDone={clear} />
            )}
          </>
        ),
      }}
      record={{ path: ({ id }) => payslipPath(id) }}
    />
  );
}

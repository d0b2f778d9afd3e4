import { ReceiptText } from 'lucide-react';
import { PeriodBar } from '../../crud/view/period-bar.tsx';
import { usePeriod } from '../../crud/view/use-period.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ComeTogether } from '../../ui/feedback/come-together.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PayslipList } from './payslips/payslip-list.tsx';
import { RunsOfMonth, useRunsOfMonth } from './payslips/runs-of-month.tsx';

/** The payslips of all people for a month; the current month by default, another one from the URL. */
export function PayslipsPage() {
  const months = usePeriod('month');
  const month = String(months.query.month);
  const runs = useRunsOfMonth(month);
  return (
    <ComeTogether isThere={runs !== undefined}>
      <Stack>
        {runs && runs.length > 0 && <RunsOfMonth month={month} runs={runs} />}
        <PayslipList
          list={{ query: months.query, toolbarStart: <PeriodBar of={months} />, empty: <NoPayslips month={month} /> }}
          hideFields={['month']}
        />
      </Stack>
    </ComeTogether>
  );
}

/** No payslips yet: users with the permission can open the month. */
function NoPayslips({ month }: { month: string }) {
  const t = useTexts();
  const named = useDayWords().month(month);
  const mayOpen = useScope('payrolls.create') !== undefined;
  return (
    <EmptyState
      size="page"
      icon={ReceiptText}
      title={t('payroll.no_payslips', { month: named })}
      text={mayOpen ? t('payroll.open_month', { month: named }) : undefined}
    >
      {mayOpen && (
        <LinkButton variant="primary" to="/payroll/runs" search={{ new: '1', for: month }}>
          {t('payroll.open_button', { month: named })}
        </LinkButton>
      )}
    </EmptyState>
  );
}

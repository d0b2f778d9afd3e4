import { callsOf } from '@cadre/contract/calls-of';
import { salaries } from '@cadre/contract/resources/salaries';
import { useRouter } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCall } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import type { Payslip } from '../payslip/payslip.ts';
import { payslipPath } from '../payslip-path.ts';
import { adjacentPayslips } from './adjacent-payslips.ts';

/** The month of a payslip, and links to the same person's adjacent months. */
export function MonthsOfPerson({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const { history } = useRouter();
  const { month } = useDayWords();
  const { data } = useCall(callsOf(salaries).list, {
    filters: JSON.stringify({ employee_id: [slip.employee_id] }),
    order_by: 'month',
    order_dir: 'desc',
    per_page: 200,
  });
  const { before, after } = adjacentPayslips(slip, data?.data ?? []);
  const go = (id: number | undefined) => id !== undefined && history.push(payslipPath(id));
  return (
    <Cluster as="nav" gap={1} aria-label={t('payroll.person_months', { name: slip.name })}>
      <IconButton icon={ChevronLeft} label={t('lists.previous_month')} disabled={before === undefined} onClick={() => go(before)} />
      <strong aria-live="polite">{month(slip.period)}</strong>
      <IconButton icon={ChevronRight} label={t('lists.next_month')} disabled={after === undefined} onClick={() => go(after)} />
    </Cluster>
  );
}

import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { salaries } from '@cadre/contract/resources/salaries';
import { useNavigate } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { usePathParts } from '../../../crud/address/use-path-parts.ts';
import { PrintTitle } from '../../../crud/print-title.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import type { Payslip } from '../payslip/payslip.ts';
import { monthAfter, monthPath } from './month-path.ts';
import { OwnPayslip } from './own-payslip.tsx';

/** The user's own payslip of a month, with links to the months before and after it. */
export function MySalaryMonthPage() {
  const { year, month: of } = usePathParts(pages.my_salary_month);
  const month = `${year.padStart(4, '0')}-${of.padStart(2, '0')}`;
  const { month: monthWords } = useDayWords();
  const t = useTexts();
  const navigate = useNavigate();
  const { employee } = useMe();
  usePageTitle(monthWords(month), { isShown: false });
  const step = (by: 1 | -1) => void navigate(monthPath(monthAfter(month, by)));
  return (
    <Stack>
      {employee && <PrintTitle>{employee.name}</PrintTitle>}
      <Cluster justify="between">
        <PeriodStepper label={monthWords(month)} previous={t('lists.previous_month')} next={t('lists.next_month')} onStep={step} />
        <HideAmountsSwitch />
      </Cluster>
      {employee ? <Month key={month} month={month} employee_id={employee.id} /> : <Nothing month={month} />}
    </Stack>
  );
}

function Month({ month, employee_id }: { month: string; employee_id: number }) {
  const t = useTexts();
  const parameters = useParameters();
  const { month: monthWords } = useDayWords();
  const navigate = useNavigate();
  const query = useCall(callsOf(salaries).list, { month, filters: JSON.stringify({ employee_id: [employee_id] }) });
  return (
    <QueryStates query={query} rows={8}>
      {({ data: slips }) => {
        const requested = Number(parameters.get('no') || 0);
        const wanted = parameters.get('period') || undefined;
        const shown = slips.find(({ sequence, period }) => sequence === requested && period === (wanted ?? period)) ?? slips[0];
        if (!shown) return <Nothing month={month} />;
        const nameOf = ({ sequence, period }: Payslip): string =>
          [
            ...(period === month ? [] : [monthWords(period)]),
            ...(sequence > 0 ? [t('myPay.additional', { number: String(sequence) })] : period === month ? [t('myPay.title')] : []),
          ].join(' · ');
        return (
          <Stack>
            {slips.length > 1 && (
              <Segments
                label={t('myPay.title')}
                isLabelHidden
                options={slips.toSorted(inOrder).map((slip) => ({ value: String(slip.id), text: nameOf(slip) }))}
                value={String(shown.id)}
                onChoose={(chosen) => {
                  const slip = slips.find(({ id }) => String(id) === chosen);
                  if (slip) void navigate(monthPath(month, slip.sequence, slip.period));
                }}
              />
            )}
            <OwnPayslip id={shown.id} />
          </Stack>
        );
      }}
    </QueryStates>
  );
}

/** The regular payslip of a period comes before its off-cycle payslips. */
const inOrder = (one: Payslip, other: Payslip): number => one.period.localeCompare(other.period) || one.sequence - other.sequence;

function Nothing({ month }: { month: string }) {
  const t = useTexts();
  const { month: monthWords } = useDayWords();
  const isToCome = month >= useFormat().today().slice(0, 7);
  const words = { month: monthWords(month) };
  return (
    <EmptyState size="page" icon={CalendarClock} text={isToCome ? t('myPay.not_yet', words) : t('myPay.no_payslip', words)}>
      <LinkButton to={pages.my_payslips.path}>{t('menu.my_payslips')}</LinkButton>
    </EmptyState>
  );
}

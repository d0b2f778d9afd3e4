import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { salaries } from '@cadre/contract/resources/salaries';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { PaidBadge } from '../payslip/paid-badge.tsx';
import { monthPath } from './month-path.ts';

/** The user's newest payslip, without its amount, because others may see the screen. */
export function LatestPayslipCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['salaries.view'] ? <Latest employee_id={employee.id} /> : null;
}

function Latest({ employee_id }: { employee_id: number }) {
  const t = useTexts();
  const { month: monthWords } = useDayWords();
  const query = useCall(
    callsOf(salaries).list,
    { filters: JSON.stringify({ employee_id: [employee_id] }), order_by: 'month', order_dir: 'desc', per_page: 1 },
    { meta: { quiet: true } },
  );
  return (
    <Card isFlush title={t('myPay.latest')} actions={<Link to={pages.my_payslips.path}>{t('dashboard.show_all')}</Link>}>
      <QueryStates query={query} rows={1} empty={({ data }) => data.length === 0 && t('myPay.empty')}>
        {({ data }) => (
          <Rows>
            {data.map(({ id, month, period, sequence, paid }) => (
              <RowItemLink key={id} {...monthPath(month, sequence, period)} end={<PaidBadge isPaid={paid} />}>
                {monthWords(period)}
              </RowItemLink>
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

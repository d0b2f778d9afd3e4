import type { YearOfWeeks } from '@cadre/contract/calls/hours';
import { asHours, minutesOf } from '@cadre/rules/duration';
import { useTexts } from '../../../platform/texts.ts';
import { Balance } from './balance.tsx';

export function YearTotals({ totals }: { totals: YearOfWeeks['totals'] }) {
  const t = useTexts();
  const clock = (hours: number) => asHours(minutesOf(hours));
  return (
    <dl className="sums">
      <div>
        <dt>{t('attendance.worked')}</dt>
        <dd>{clock(totals.worked_hours)}</dd>
      </div>
      <div>
        <dt>{t('attendance.required')}</dt>
        <dd>{clock(totals.required_hours)}</dd>
      </div>
      <div>
        <dt>{t('attendance.balance')}</dt>
        <dd>
          <Balance hours={totals.balance_hours} />
        </dd>
      </div>
      <div>
        <dt>{t('attendance.overtime')}</dt>
        <dd>{clock(totals.overtime_hours)}</dd>
      </div>
      <div>
        <dt>{t('attendance.leave')}</dt>
        <dd>{clock(totals.leave_hours)}</dd>
      </div>
      <div>
        <dt>{t('attendance.late')}</dt>
        <dd>{t('attendance.late_times', { count: totals.late_count })}</dd>
      </div>
      <div>
        <dt>{t('attendance.incomplete')}</dt>
        <dd>{t('attendance.days', { count: totals.incomplete_days })}</dd>
      </div>
    </dl>
  );
}

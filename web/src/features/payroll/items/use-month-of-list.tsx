import { CalendarRange } from 'lucide-react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** The month of a pay list: the current one by default, another one from the URL, or all months. */
export function useMonthOfList() {
  const t = useTexts();
  const parameters = useParameters();
  const periods = usePeriod('month');
  const isAll = parameters.get('months') === 'all';
  const choose = (months: string | undefined) => parameters.push({ months, month: undefined, page: undefined });
  return {
    isAll,
    month: periods.query.month as string,
    query: isAll ? {} : periods.query,
    toolbarStart: isAll ? (
      <Button icon={CalendarRange} onClick={() => choose(undefined)}>
        {t('payItems.by_month')}
      </Button>
    ) : (
      <>
        <PeriodBar of={periods} />
        <Button size="small" onClick={() => choose('all')}>
          {t('payItems.all_months')}
        </Button>
      </>
    ),
  };
}

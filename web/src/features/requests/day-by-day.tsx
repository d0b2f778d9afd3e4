import type { LeavePreview } from '@cadre/contract/calls/leave';
import { useAmount } from '../../fields/use-amount.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';

type Days = LeavePreview['days'];

/** The cost of each day, or the reason why it is free. */
export function DayByDay({ days, unit }: { days: Days; unit: string }) {
  const t = useTexts();
  const format = useFormat();
  const amountOf = useAmount();
  const reasonOf = ({ amount, skipped, holiday }: CountedDay): string => {
    if (amount > 0) return amountOf(amount, unit);
    if (skipped === 'not_employed') return t('leave.not_employed');
    return skipped === 'holiday' ? (holiday ?? t('leave.holiday')) : t('leave.day_off');
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a mouse must be able to scroll it
    <section className="scrolls leave-day-by-day" tabIndex={0} aria-label={t('leave.day_by_day')}>
      <Rows>
        {wholeDays(days).map((day) => (
          <RowItem key={day.date} end={<span className={day.amount > 0 ? undefined : 'muted'}>{reasonOf(day)}</span>}>
            {format.weekday(day.date)}
          </RowItem>
        ))}
      </Rows>
    </section>
  );
}

type CountedDay = { date: string; amount: number; skipped: string | null; holiday: string | null };

/** The halves of a day together. */
const wholeDays = (days: readonly Pick<Days[number], 'date' | 'amount' | 'skipped' | 'holiday'>[]): CountedDay[] =>
  [...Map.groupBy(days, ({ date }) => date)].map(([date, halves]) => ({
    date,
    amount: halves.reduce((sum, { amount }) => sum + amount, 0),
    skipped: halves.find(({ skipped }) => skipped)?.skipped ?? null,
    holiday: halves.find(({ holiday }) => holiday)?.holiday ?? null,
  }));

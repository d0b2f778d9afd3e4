import { monthsServed, serviceRules } from '@cadre/rules/pay/basic/months-served';
import type { Draft } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The instalments by months served that a year pays: to people who stay, join and leave. */
export function InstalmentPreview({ draft: { recurrence, pay_months, served_by } }: { draft: Draft }) {
  const t = useTexts();
  const format = useFormat();
  const { month: monthOf } = useDayWords();
  const rule = serviceRules.find((one) => one === served_by);
  const payMonths = Array.isArray(pay_months) ? (pay_months as number[]) : [];
  if (recurrence !== 'by_service' || !rule || payMonths.length === 0) return null;
  const year = format.today().slice(0, 4);
  const [joined, left] = [`${year}-03-15`, `${year}-08-20`];
  const terms = { payMonths, rule, lessUnpaidLeave: false, from: '2000-01', until: null };
  const paid = (from: string, to: string | null): string =>
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
      .flatMap((month) => {
        const served = monthsServed(month, terms, { employed: [{ from, to }], unpaidLeave: [] });
        return served ? [t('payItems.instalment_in', { month: monthOf(month), months: served.months })] : [];
      })
      .join(', ') || t('payItems.instalment_none');
  return (
    <Card title={t('payItems.instalment_title')} hint={t('payItems.instalment_hint')} level={3}>
      <Stack as="ul" gap={2}>
        <li>{t('payItems.instalment_stays', { paid: paid('2000-01-01', null) })}</li>
        <li>{t('payItems.instalment_joins', { day: format.date(joined), paid: paid(joined, null) })}</li>
        <li>{t('payItems.instalment_leaves', { day: format.date(left), paid: paid('2000-01-01', left) })}</li>
      </Stack>
    </Card>
  );
}

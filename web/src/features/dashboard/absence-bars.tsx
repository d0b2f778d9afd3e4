import type { AbsenceRate } from '@cadre/contract/calls/dashboard';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Figure } from '../../ui/figure.tsx';
import { RowItem, RowItemLink, Rows } from '../../ui/rows.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { stepBetween } from '../../ui/step-between.ts';
import { absenceShares } from './absence-shares.ts';
import { useAbsentDays } from './use-absent-days.ts';

/** A bar for each department, as long as its share beside the highest one. */
export function AbsenceBars({ rate }: { rate: AbsenceRate }) {
  const t = useTexts();
  const format = useFormat();
  const linkOf = useAbsentDays(rate);
  const rows = rate.departments.map((department) => ({ department, shares: absenceShares(department) }));
  const totals = rows.map(({ shares }) => format.share(shares.total));
  const highest = Math.max(1, ...rows.map(({ shares }) => shares.total));
  return (
    <Rows onKeyDown={stepBetween}>
      {rows.map(({ department, shares }, place) => {
        const name = department.name ?? t('dashboard.absence_small');
        const words = t('dashboard.absence_words', {
          name,
          total: format.share(shares.total),
          leave: format.share(shares.leave),
          excuse: format.share(shares.excuse),
          unexplained: format.share(shares.unexplained),
        });
        const link = linkOf(department.department_id);
        const parts = {
          title: words,
          note: (
            <ShareBar
              whole={highest}
              parts={[
                { name: 'leave', value: shares.leave, tone: 'blue' },
                { name: 'excuse', value: shares.excuse, tone: 'amber' },
                { name: 'unexplained', value: shares.unexplained, tone: 'pink' },
              ]}
            />
          ),
          end: (
            <strong>
              <Figure text={totals[place] ?? ''} all={totals} />
            </strong>
          ),
          children: name,
        };
        const key = department.department_id ?? 0;
        return link ? <RowItemLink key={key} {...link} {...parts} /> : <RowItem key={key} {...parts} />;
      })}
    </Rows>
  );
}

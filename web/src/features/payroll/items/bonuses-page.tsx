import { bonusForMany } from '@cadre/contract/calls/pay-items';
import { bonuses } from '@cadre/contract/resources/bonuses';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PayItemPage } from './pay-item-page.tsx';
import { inputForItem } from './simulation-input.ts';
import { YearCost } from './year-cost.tsx';

/** Bonuses of a month; large ones wait for a second person. */
export function BonusesPage() {
  const t = useTexts();
  const views: BuiltInView[] = [
    { key: 'pending', name: t('payItems.view_pending'), filters: { status: ['pending'] }, sort: { by: 'created_at', dir: 'asc' } },
  ];
  return (
    <PayItemPage
      resource={bonuses}
      forMany={bonusForMany}
      list={{ views }}
      form={{
        initial: { taxable: true },
        aside: (draft, _set, edited) => <YearCost params={edited ? undefined : inputForItem('bonuses', draft)} currency={draft.currency} />,
      }}
      record={{ detail: (row) => row.status === 'pending' && <p className="muted">{t('payItems.bonus_limit_hint')}</p> }}
    />
  );
}

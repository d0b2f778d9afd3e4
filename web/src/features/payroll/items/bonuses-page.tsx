import { bonuses } from '@cadre/contract/resources/bonuses';
import type { BuiltInView } from '../../../crud/list/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { asksForItem } from './asks-for-item.ts';
import { ItemTools } from './item-tools.tsx';
import { payItemKinds } from './pay-item-kinds.tsx';
import { wishForItem } from './simulation-wish.ts';
import { useMonthOfList } from './use-month-of-list.tsx';
import { YearCost } from './year-cost.tsx';

/** Bonuses of a month; large ones wait for a second person. */
export function BonusesPage() {
  const t = useTexts();
  const { asks, toolbarStart, month } = useMonthOfList();
  const views: BuiltInView[] = [
    { key: 'pending', name: t('payItems.view_pending'), filters: { status: ['pending'] }, sort: { by: 'created_at', dir: 'asc' } },
  ];
  return (
    <ResourcePage
      resource={bonuses}
      kinds={payItemKinds}
      asks={asks}
      views={views}
      toolbarStart={toolbarStart}
      toolbar={<ItemTools of="bonuses" />}
      initial={{ start_month: month, month, taxable: true }}
      asksFor={asksForItem}
      formAside={(draft, _set, edited) => <YearCost wish={edited ? undefined : wishForItem('bonuses', draft)} currency={draft.currency} />}
    />
  );
}

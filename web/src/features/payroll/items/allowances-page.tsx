import { allowances } from '@cadre/contract/resources/allowances';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { asksForItem } from './asks-for-item.ts';
import { ItemTools } from './item-tools.tsx';
import { payItemKinds } from './pay-item-kinds.tsx';
import { wishForItem } from './simulation-wish.ts';
import { useMonthOfList } from './use-month-of-list.tsx';
import { YearCost } from './year-cost.tsx';

/** What people get beside their salary, month by month. */
export function AllowancesPage() {
  const { asks, toolbarStart, month } = useMonthOfList();
  return (
    <ResourcePage
      resource={allowances}
      kinds={payItemKinds}
      asks={asks}
      toolbarStart={toolbarStart}
      toolbar={<ItemTools of="allowances" />}
      initial={{ start_month: month, month, taxable: true, counts_in_gross: true }}
      asksFor={asksForItem}
      formAside={(draft, _set, edited) => (
        <YearCost wish={edited ? undefined : wishForItem('allowances', draft)} currency={draft.currency} />
      )}
    />
  );
}

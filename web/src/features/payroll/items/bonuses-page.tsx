import { bonuses } from '@cadre/contract/resources/bonuses';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BuiltInView } from '../../../crud/list/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { asksForItem } from './asks-for-item.ts';
import { ItemTools } from './item-tools.tsx';
import { payItemKinds } from './pay-item-kinds.tsx';
import { wishForItem } from './simulation-wish.ts';
import { useMonthOfList } from './use-month-of-list.tsx';
import { YearCost } from './year-cost.tsx';

const GrantBonuses = lazy(async () => ({ default: (await import('./grant-bonuses.tsx')).GrantBonuses }));

/** Bonuses of a month; large ones wait for a second person. */
export function BonusesPage() {
  const t = useTexts();
  const { asks, toolbarStart, month } = useMonthOfList();
  const views: BuiltInView[] = [
    { key: 'pending', name: t('payItems.view_pending'), filters: { status: ['pending'] }, sort: { by: 'created_at', dir: 'asc' } },
  ];
  const mayAdd = useMe().permissions['bonuses.create'] !== undefined;
  const [isGranting, setGranting] = useState(false);
  return (
    <>
      <ResourcePage
        resource={bonuses}
        kinds={payItemKinds}
        asks={asks}
        views={views}
        toolbarStart={toolbarStart}
        toolbar={
          <>
            {mayAdd && (
              <Button icon={Users} onClick={() => setGranting(true)}>
                {t('payItems.grant_many')}
              </Button>
            )}
            <ItemTools of="bonuses" />
          </>
        }
        initial={{ start_month: month, month, taxable: true }}
        asksFor={asksForItem}
        formAside={(draft, _set, edited) => (
          <YearCost wish={edited ? undefined : wishForItem('bonuses', draft)} currency={draft.currency} />
        )}
      />
      <Suspense>{isGranting && <GrantBonuses month={month} onClose={() => setGranting(false)} />}</Suspense>
    </>
  );
}

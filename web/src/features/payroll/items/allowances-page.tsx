import { allowanceForMany } from '@cadre/contract/calls/pay-items';
import { allowances } from '@cadre/contract/resources/allowances';
import { InstalmentPreview } from './instalment-preview.tsx';
import { PayItemPage } from './pay-item-page.tsx';
import { inputForItem } from './simulation-input.ts';
import { YearCost } from './year-cost.tsx';

/** Payments on top of the salary, month by month. */
export const AllowancesPage = () => (
  <PayItemPage
    resource={allowances}
    forMany={allowanceForMany}
    form={{
      initial: { taxable: true, counts_in_gross: true },
      aside: (draft, _set, edited) => (
        <>
          <InstalmentPreview draft={draft} />
          <YearCost params={edited ? undefined : inputForItem('allowances', draft)} currency={draft.currency} />
        </>
      ),
    }}
  />
);

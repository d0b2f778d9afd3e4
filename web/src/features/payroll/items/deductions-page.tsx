import { deductions } from '@cadre/contract/resources/deductions';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { asksForItem } from './asks-for-item.ts';
import { ItemTools } from './item-tools.tsx';
import { LoanPreview } from './loan-preview.tsx';
import { payItemKinds } from './pay-item-kinds.tsx';
import { useMonthOfList } from './use-month-of-list.tsx';

/** What is taken from pay, and what is left of loans. */
export function DeductionsPage() {
  const { asks, toolbarStart, month } = useMonthOfList();
  return (
    <ResourcePage
      resource={deductions}
      kinds={payItemKinds}
      asks={asks}
      toolbarStart={toolbarStart}
      toolbar={<ItemTools of="deductions" />}
      initial={{ start_month: month, month, priority: 100 }}
      asksFor={asksForItem}
      formAside={(draft) => <LoanPreview draft={draft} />}
    />
  );
}

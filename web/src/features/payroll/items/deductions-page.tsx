import { deductionForMany } from '@cadre/contract/calls/pay-items';
import { deductions } from '@cadre/contract/resources/deductions';
import { LoanPreview } from './loan-preview.tsx';
import { LoanSchedule } from './loan-schedule.tsx';
import { PayItemPage } from './pay-item-page.tsx';

/** Deductions from pay, and the remaining balances of loans. */
export const DeductionsPage = () => (
  <PayItemPage
    resource={deductions}
    forMany={deductionForMany}
    form={{ initial: { priority: 100 }, aside: (draft) => <LoanPreview draft={draft} /> }}
    record={{ detail: (row) => typeof row.principal === 'number' && <LoanSchedule row={row} /> }}
  />
);

import { salaries } from '@cadre/contract/resources/salaries';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps, FilterProps, Named } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/check-list.tsx';
import { amountKinds } from '../amounts/amount-kinds.tsx';
import { PaidBadge } from '../payslip/paid-badge.tsx';

const PersonCell = ({ row }: CellProps) => (row.employee as Named | null)?.name ?? String(row.name ?? '');
const PaidCell = ({ value }: CellProps) => <PaidBadge isPaid={value === true} />;

function PaidFilter({ value, onChange }: FilterProps) {
  const t = useTexts();
  const options = [
    { value: 'true', label: t('payslip.paid') },
    { value: 'false', label: t('payslip.not_paid') },
  ];
  return (
    <CheckList
      single
      options={options}
      chosen={value === undefined ? [] : [String(value)]}
      onChange={([last]) => onChange(last === undefined ? undefined : last === 'true')}
    />
  );
}

function PaidChosen({ value }: Pick<FilterProps, 'value'>) {
  const t = useTexts();
  return value ? t('payslip.paid') : t('payslip.not_paid');
}

/** How lists show payslips: with amounts that can be hidden, and Paid or Not paid. */
export const payslipKinds: KindOverrides = {
  ...amountKinds(salaries, ['change']),
  employee_id: { Cell: PersonCell, width: 180 },
  paid: { Cell: PaidCell, Filter: PaidFilter, Chosen: PaidChosen, width: 130 },
};

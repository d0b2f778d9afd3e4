import type { BankFiles } from '@cadre/contract/calls/payroll-files';
import { useTexts } from '../../../platform/texts.ts';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { PaidBadge } from '../payslip/paid-badge.tsx';

/** The payments in a bank file. */
export function FilePayments({ payments }: { payments: BankFiles['files'][number]['payments'] }) {
  const t = useTexts();
  return (
    <Table
      label={t('payroll.bank_files.files_title')}
      rows={payments}
      keyOf={({ employee, account }) => `${employee.id} ${account}`}
      columns={[
        { name: 'person', head: t('payroll.person'), isHeading: true, cell: ({ employee }) => employee.name },
        { name: 'account', head: t('payslip.account'), cell: ({ account }) => account },
        {
          name: 'net',
          head: t('payslip.amount'),
          isNumber: true,
          cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
        },
        { name: 'state', head: t('payroll.state'), cell: ({ is_paid }) => <PaidBadge isPaid={is_paid} /> },
      ]}
    />
  );
}

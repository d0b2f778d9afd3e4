import { payslipAccounts } from '@cadre/contract/calls/payslips';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Amount } from '../amounts/amount.tsx';
import type { Payslip } from './payslip.ts';

/** The amounts by account; hidden if pay goes to no account. */
export function PaidTo({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const { data } = useCall(payslipAccounts, { id: slip.id }, { meta: { quiet: true } });
  if (!data || data.accounts.length === 0) return null;
  return (
    <Card title={t('payslip.paid_to')}>
      <DescriptionList layout="rows">
        {data.accounts.map(({ id, account, bank, amount }) => (
          <Description key={id} label={[bank, account].filter(Boolean).join(' ')}>
            <Amount value={amount} currency={slip.currency} />
          </Description>
        ))}
      </DescriptionList>
    </Card>
  );
}

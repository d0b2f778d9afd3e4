import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Amount } from '../amounts/amount.tsx';
import { useHidesAmounts } from '../amounts/use-hides-amounts.ts';
import type { Payslip } from './payslip.ts';

/** The net pay, in large type, and its share of the total cost. */
export function PayslipSum({ slip }: { slip: Payslip }) {
  const t = useTexts();
  const { currency, net, gross, deductions_total, employer_cost } = slip;
  return (
    <Stack gap={3}>
      <DescriptionList layout="numbers">
        <Description label={t('payslip.net')} tone={net < 0 ? 'danger' : 'success'}>
          <Amount value={net} currency={currency} />
        </Description>
        <Description label={t('payslip.gross')}>
          <Amount value={gross} currency={currency} />
        </Description>
        <Description label={t('payslip.deductions')}>
          <Amount value={deductions_total} currency={currency} />
        </Description>
        <Description label={t('payslip.employer_cost')}>
          <Amount value={employer_cost} currency={currency} />
        </Description>
      </DescriptionList>
      <PayBar slip={slip} />
    </Stack>
  );
}

/** Net pay, deductions, and employer contributions. The bar shows how pay is divided, even without numbers. */
function PayBar({ slip: { net, gross, deductions_total, employer_cost } }: { slip: Payslip }) {
  if (useHidesAmounts()) return null;
  const parts = [
    { name: 'net', value: Math.max(0, net), tone: 'green' },
    { name: 'deductions', value: Math.max(0, deductions_total), tone: 'pink' },
    { name: 'employer', value: Math.max(0, employer_cost - gross), tone: 'blue' },
  ] as const;
  return <ShareBar parts={parts} whole={parts.reduce((sum, { value }) => sum + value, 0)} />;
}

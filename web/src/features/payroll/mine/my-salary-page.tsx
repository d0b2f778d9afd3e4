import type { PayOverview } from '@cadre/contract/calls/payslips';
import { Banknote } from 'lucide-react';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout/stack.tsx';
import { Amount } from '../amounts/amount.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import { useAmountText } from '../amounts/use-amount-text.ts';
import { PayItems } from './pay-items.tsx';
import { PayYear } from './pay-year.tsx';
import { Raises } from './raises.tsx';
import { usePayYear } from './use-pay-year.ts';

/** The user's own pay: the agreed salary, additions and deductions, the months of a year, and past raises. */
export function MySalaryPage() {
  const t = useTexts();
  return useMe().employee ? <Overview /> : <EmptyState size="page" icon={Banknote} text={t('myPay.no_salary')} />;
}

function Overview() {
  const t = useTexts();
  const { year, current, go, query } = usePayYear();
  return (
    <QueryStates query={query} rows={8}>
      {(pay) => (
        <Stack>
          <Cluster justify="end">
            <HideAmountsSwitch />
          </Cluster>
          <Grid columns="halves" isEven>
            <Agreed pay={pay} />
            <Estimate pay={pay} />
            <PayItems title={t('myPay.allowances')} none={t('myPay.no_allowances')} items={pay.allowances} currency={pay.currency} />
            <PayItems title={t('myPay.recurring')} none={t('myPay.no_recurring')} items={pay.deductions} currency={pay.currency} />
          </Grid>
          <PayYear year={year} isCurrent={year === current} months={pay.months} onYear={(to) => go(to ?? current)} />
          <Raises raises={pay.raises} />
        </Stack>
      )}
    </QueryStates>
  );
}

function Agreed({ pay: { compensation } }: { pay: PayOverview }) {
  const t = useTexts();
  const written = useAmountText(compensation?.currency ?? 'EUR');
  return (
    <Card title={t('myPay.salary')}>
      {compensation ? (
        <DescriptionList layout="numbers">
          <Description label={t('myPay.since', { day: compensation.since })}>
            {t(`myPay.${compensation.basis}`, { amount: written(compensation.amount) })}
          </Description>
        </DescriptionList>
      ) : (
        <EmptyState text={t('myPay.no_salary')} />
      )}
    </Card>
  );
}

function Estimate({ pay: { estimate, currency } }: { pay: PayOverview }) {
  const t = useTexts();
  const { month } = useDayWords();
  if (!estimate || currency === null)
    return (
      <Card label={t('myPay.no_estimate')}>
        <EmptyState text={t('myPay.no_estimate')} />
      </Card>
    );
  return (
    <Card title={t('myPay.estimate', { month: month(estimate.month) })} hint={t('myPay.estimate_hint')}>
      <DescriptionList layout="numbers">
        <Description label={t('payslip.net')}>
          <Amount value={estimate.net} currency={currency} />
        </Description>
        <Description label={t('payslip.gross')}>
          <Amount value={estimate.gross} currency={currency} />
        </Description>
        <Description label={t('payslip.deductions')}>
          <Amount value={estimate.deductions} currency={currency} />
        </Description>
      </DescriptionList>
    </Card>
  );
}

import type { PayOverview } from '@cadre/contract/calls/payslips';
import { ReceiptText } from 'lucide-react';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout/stack.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Amount } from '../amounts/amount.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';
import { useAmountText } from '../amounts/use-amount-text.ts';
import { PaidBadge } from '../payslip/paid-badge.tsx';
import { usePeriodWords } from '../payslip/use-period-words.ts';
import { monthPath } from './month-path.ts';
import { PayslipPdfButton, StatementButton } from './pdf-button.tsx';
import { usePayYear } from './use-pay-year.ts';

/** The user's own payslips by year, a card each. */
export function MyPayslipsPage() {
  const t = useTexts();
  return useMe().employee ? <Years /> : <EmptyState size="page" icon={ReceiptText} text={t('myPay.empty')} />;
}

function Years() {
  const t = useTexts();
  const { year, go, query } = usePayYear();
  return (
    <QueryStates query={query} rows={6} empty={({ years, months }) => years.length < 2 && months.length === 0 && t('myPay.empty')}>
      {({ years, months }) => (
        <Stack>
          <Cluster justify="end">
            {months.length > 0 && <StatementButton year={year} />}
            <HideAmountsSwitch />
          </Cluster>
          <Tabs
            label={t('myPay.years')}
            isApart
            value={String(year)}
            tabs={[...new Set([year, ...years])]
              .sort((one, other) => other - one)
              .map((one) => ({ value: String(one), text: String(one) }))}
            onChoose={(to) => go(Number(to))}
          >
            {months.length === 0 ? (
              <EmptyState icon={ReceiptText} text={t('myPay.empty_year', { year: String(year) })} />
            ) : (
              <Grid columns="fill-medium" isEven>
                {months.toReversed().map((one) => (
                  <MonthCard key={one.salary_id} paid={one} />
                ))}
              </Grid>
            )}
          </Tabs>
        </Stack>
      )}
    </QueryStates>
  );
}

type Paid = PayOverview['months'][number];

function MonthCard({ paid }: { paid: Paid }) {
  const t = useTexts();
  const { month: monthWords } = useDayWords();
  const { salary_id, month, period, sequence, currency, net } = paid;
  const name = monthWords(period);
  return (
    <Card
      title={name}
      hint={sequence > 0 ? t('myPay.additional', { number: String(sequence) }) : undefined}
      actions={<PaidBadge isPaid={paid.paid} />}
      footer={
        <Cluster>
          {sequence > 0 ? (
            <LinkButton {...monthPath(month, sequence, period)}>{t('payroll.open_payslip')}</LinkButton>
          ) : (
            <LinkButton {...monthPath(month, sequence, period)} aria-label={t('myPay.what_changed_in', { month: name })}>
              {t('myPay.what_changed')}
            </LinkButton>
          )}
          <PayslipPdfButton slip={{ id: salary_id, period }} />
        </Cluster>
      }
    >
      <DescriptionList layout="numbers">
        <Description label={t('payslip.net')} note={sequence === 0 && <Change paid={paid} />}>
          <Amount value={net} currency={currency} />
        </Description>
      </DescriptionList>
    </Card>
  );
}

function Change({ paid: { net, previous_net, currency, period } }: { paid: Paid }) {
  const words = usePeriodWords(period);
  const written = useAmountText(currency);
  if (previous_net === null) return words('first');
  // Amounts travel in major units; a difference of them may not end in a billionth.
  const change = Math.round((net - previous_net) * 1000) / 1000;
  return change === 0 ? words('unchanged') : words('compared', { change: written(change, true), previous: written(previous_net) });
}

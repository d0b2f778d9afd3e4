import { employeeBalances, type ToldBalance } from '@cadre/contract/calls/leave';
import { useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useAsk } from '../../platform/ask.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { Cluster, Grid, Stack } from '../../ui/stack.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { BalanceDrawer } from './balance-drawer.tsx';
import './requests.css';
import { useAmount } from './use-amount.ts';

/** What somebody has left of each kind of leave. Every number opens what it is made of. */
export function BalanceCards({ id }: { id: number | 'self' }) {
  const t = useTexts();
  const query = useAsk(employeeBalances, { id });
  const [explained, setExplained] = useState<number>();
  return (
    <section aria-label={t('leave.balances')}>
      <QueryStates query={query} rows={2} empty={({ balances }) => balances.length === 0 && t('leave.no_balances')}>
        {({ balances }) => (
          <Grid columns="fill-medium" isEven>
            {balances.map((balance) => (
              <BalanceCard key={balance.category.id} balance={balance} onExplain={() => setExplained(balance.category.id)} />
            ))}
          </Grid>
        )}
      </QueryStates>
      {explained !== undefined && <BalanceDrawer id={id} category={explained} onClose={() => setExplained(undefined)} />}
    </section>
  );
}

function BalanceCard({ balance, onExplain }: { balance: ToldBalance; onExplain: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const amountOf = useAmount();
  const { category, balance_mode, entitled, carried, adjusted, expired, taken, scheduled, pending, available } = balance;
  const { name, unit, color } = category;
  const isTracked = balance_mode === 'tracked';
  const used = (['taken', 'scheduled', 'pending'] as const).filter((part) => balance[part] !== 0);
  return (
    <Card
      title={
        <Cluster as="span">
          <Swatch color={color} />
          {name}
        </Cluster>
      }
      level={2}
      footer={
        <TextButton onClick={onExplain} aria-label={t('leave.explain', { name })}>
          {t('leave.days_of')}
        </TextButton>
      }
    >
      <Stack gap={2}>
        <p className="leave-available">
          <strong>{isTracked ? amountOf(available, unit) : t('leave.unlimited')}</strong>
          {isTracked && <span className="muted"> {t('leave.available')}</span>}
        </p>
        {isTracked && (
          <ShareBar
            size="small"
            whole={entitled + carried + adjusted - expired}
            parts={[
              { name: 'taken', value: taken, tone: 'green' },
              { name: 'scheduled', value: scheduled, tone: 'blue' },
              { name: 'pending', value: pending, tone: 'amber' },
            ]}
          />
        )}
        <p className="muted">
          {used.map((part) => `${labels.field('leave-balances', part)}: ${amountOf(balance[part], unit)}`).join(' · ') ||
            `${labels.field('leave-balances', 'taken')}: ${amountOf(0, unit)}`}
        </p>
        {balance.carried_expires_on && (
          <p className="muted">{t('leave.lapses', { amount: amountOf(carried, unit), date: balance.carried_expires_on })}</p>
        )}
      </Stack>
    </Card>
  );
}

import { type BalanceResponse, employeeBalances } from '@cadre/contract/calls/leave-balances';
import { ListTree } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Swatch } from '../../ui/inputs/swatch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout/stack.tsx';
import { BalanceDrawer } from './balance-drawer.tsx';
import './requests.css';
import { useAmount } from '../../fields/use-amount.ts';

/** A person's balance of each kind of leave. Every number opens its details. */
export function BalanceCards({ id, mayAdjust = false }: { id: number | 'self'; mayAdjust?: boolean }) {
  const t = useTexts();
  const query = useCall(employeeBalances, { id });
  const [explained, setExplained] = useState<number>();
  return (
    <section aria-label={t('leave.balances')}>
      <QueryStates query={query} rows={2} empty={({ balances }) => balances.length === 0 && t('leave.no_balances')}>
        {({ balances }) => (
          <Grid columns="fill-medium">
            {balances.filter(isTracked).map((balance) => (
              <BalanceCard key={balance.category.id} balance={balance} onExplain={() => setExplained(balance.category.id)} />
            ))}
            <UnlimitedCard balances={balances.filter((balance) => !isTracked(balance))} onExplain={setExplained} />
          </Grid>
        )}
      </QueryStates>
      {explained !== undefined && (
        <BalanceDrawer id={id} category={explained} mayAdjust={mayAdjust} onClose={() => setExplained(undefined)} />
      )}
    </section>
  );
}

const isTracked = ({ balance_mode }: BalanceResponse): boolean => balance_mode === 'tracked';

function BalanceCard({ balance, onExplain }: { balance: BalanceResponse; onExplain: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const today = useFormat().today();
  const amountOf = useAmount();
  const { category, entitled, carried, adjusted, expired, taken, scheduled, pending, available, carried_expires_on } = balance;
  const { name, unit } = category;
  const used = (['taken', 'scheduled', 'pending'] as const).filter((part) => part === 'taken' || balance[part] !== 0);
  return (
    <Card title={<Category of={category} />} actions={<Explain name={name} onClick={onExplain} />}>
      <Stack gap={2}>
        <p className="leave-available">
          <strong>{amountOf(available, unit)}</strong>
          <span className="muted"> {t('leave.available')}</span>
        </p>
        <ShareBar
          size="small"
          whole={entitled + carried + adjusted - expired}
          parts={[
            { name: 'taken', value: taken, tone: 'green' },
            { name: 'scheduled', value: scheduled, tone: 'blue' },
            { name: 'pending', value: pending, tone: 'amber' },
          ]}
        />
        <p className="muted">
          {used
            .map((part) => t('common.labelled', { label: labels.field('leave-balances', part), value: amountOf(balance[part], unit) }))
            .join(' · ')}
        </p>
        {carried_expires_on && carried_expires_on >= today && (
          <p className="muted">{t('leave.lapses', { amount: amountOf(carried, unit), date: carried_expires_on })}</p>
        )}
      </Stack>
    </Card>
  );
}

/** For a category without a balance, only the days taken are known. */
function UnlimitedCard({ balances, onExplain }: { balances: readonly BalanceResponse[]; onExplain: (category: number) => void }) {
  const t = useTexts();
  const labels = useLabels();
  const amountOf = useAmount();
  if (balances.length === 0) return null;
  return (
    <Card title={t('leave.unlimited')} isFlush>
      <Rows>
        {balances.map(({ category, taken }) => (
          <RowItem
            key={category.id}
            note={t('common.labelled', { label: labels.field('leave-balances', 'taken'), value: amountOf(taken, category.unit) })}
            end={<Explain name={category.name} onClick={() => onExplain(category.id)} />}
          >
            <Category of={category} />
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}

const Category = ({ of: { name, color } }: { of: BalanceResponse['category'] }) => (
  <Cluster as="span">
    <Swatch color={color} />
    {name}
  </Cluster>
);

function Explain({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTexts();
  return <IconButton icon={ListTree} label={t('leave.explain', { name })} onClick={onClick} />;
}

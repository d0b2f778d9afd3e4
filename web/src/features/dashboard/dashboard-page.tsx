import type { PlacedCard } from '@cadre/contract/calls/preferences';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePreferences, useSavePreference } from '../../platform/session/preferences.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComeTogether } from '../../ui/feedback/come-together.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout/stack.tsx';
import './dashboard.css';
import { SetupCard, useSetupProgress } from './cards/setup-card.tsx';
import { cards, readerOf } from './cards.ts';
import { layoutFor, placedCards } from './place-cards.ts';

const LayoutEditor = lazy(async () => ({ default: (await import('./layout-editor.tsx')).LayoutEditor }));

/** The cards that the user may see, in their own order. */
export function DashboardPage() {
  const t = useTexts();
  const me = useMe();
  const reader = readerOf(me);
  const { dashboard } = usePreferences();
  const save = useSavePreference({ quiet: true });
  const [isEditing, setEditing] = useState(false);
  const setup = useSetupProgress();
  const placed = placedCards(dashboard, (card) => cards[card].isOpen(reader), layoutFor(reader));
  const shown = placed.filter(({ isShown }) => isShown);
  if (isEditing)
    return (
      <Suspense>
        <LayoutEditor cards={placed} onArrange={(next) => save.mutate({ dashboard: next })} onDone={() => setEditing(false)} />
      </Suspense>
    );
  return (
    // The card of the set-up is above all others: they appear once it is known whether it is there.
    <ComeTogether isThere={setup !== undefined}>
      <Stack gap={3}>
        {setup && <SetupCard {...setup} />}
        <Cluster justify="end">
          <Button size="small" icon={LayoutGrid} onClick={() => setEditing(true)}>
            {t('dashboard.edit_layout')}
          </Button>
        </Cluster>
        {shown.length === 0 ? <EmptyState text={t('dashboard.hidden_all')} /> : <Cards shown={shown} />}
      </Stack>
    </ComeTogether>
  );
}

const Cards = ({ shown }: { shown: readonly PlacedCard[] }) => (
  <Grid columns="halves" isEven>
    {shown.map(({ card }) => {
      const { Card, isWide } = cards[card];
      return (
        <div key={card} className="stacked shrinkable dashboard-card" data-wide={isWide}>
          <Card isWithCount={shown.some((one) => one.card === 'pending_approvals')} />
        </div>
      );
    })}
  </Grid>
);

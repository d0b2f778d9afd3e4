import { CalendarClock } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import type { SuggestionSource } from './use-suggestions.ts';

type Props = { onCopy: () => void; onFill: (source: SuggestionSource) => void; onAdd: () => void };

/** Offers three ways to begin an empty week. */
export function EmptyWeek({ onCopy, onFill, onAdd }: Props) {
  const t = useTexts();
  return (
    <EmptyState size="page" icon={CalendarClock} title={t('timeCard.empty')} text={t('timeCard.empty_hint')}>
      <Cluster justify="center">
        <Button onClick={onCopy}>{t('timeCard.copy_rows')}</Button>
        <Button onClick={() => onFill('plan')}>{t('timeCard.fill_plan')}</Button>
        <Button onClick={onAdd}>{t('timeCard.add_row')}</Button>
      </Cluster>
    </EmptyState>
  );
}

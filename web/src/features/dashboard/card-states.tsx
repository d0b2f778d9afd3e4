import type { ComponentProps } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/query-states.tsx';

/** What a card shows: its rows, or that they are coming, that there are none, or that they failed. */
export function CardStates<T>(props: ComponentProps<typeof QueryStates<T>>) {
  const t = useTexts();
  return <QueryStates {...props} failed={t('dashboard.failed')} />;
}

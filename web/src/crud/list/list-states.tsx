import { Inbox, SearchX } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import type { Page } from '../page.ts';
import { NewButton } from './new-button.tsx';

/** The list has no records at all: explains what belongs here and offers the one action. */
export function EmptyList({ page }: { page: Page }) {
  const t = useTexts();
  const labels = useLabels();
  if (page.options.list?.empty) return page.options.list?.empty;
  return (
    <EmptyState
      size="page"
      icon={Inbox}
      title={t('lists.empty_title')}
      text={page.options.list?.emptyText ?? labels.empty(page.resource.name)}
    >
      <NewButton page={page} plain />
    </EmptyState>
  );
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  return (
    <EmptyState size="page" icon={SearchX} title={t('lists.nothing_found')} text={t('lists.nothing_found_hint')}>
      <Button onClick={onClear}>{t('lists.clear_filters')}</Button>
    </EmptyState>
  );
}

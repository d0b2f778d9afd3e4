import { addDays } from '@cadre/rules/calendar';
import type { BuiltInView } from '../../crud/views.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';

const soon = 90;

/** What HR looks for among the documents, as of today. */
export function useDocumentViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  return [
    { key: 'waiting', name: t('self.view_waiting'), filters: { status: ['submitted'] }, sort: { by: 'created_at', dir: 'asc' } },
    { key: 'requested', name: t('self.view_requested'), filters: { status: ['requested'] }, sort: { by: 'due_on', dir: 'asc' } },
    {
      key: 'expiring',
      name: t('self.view_expiring'),
      filters: { status: ['accepted'], expires_on: { from: today, to: addDays(today, soon) } },
      sort: { by: 'expires_on', dir: 'asc' },
    },
    { key: 'expired', name: t('self.view_expired'), filters: { status: ['expired'] }, sort: { by: 'expires_on', dir: 'desc' } },
  ];
}

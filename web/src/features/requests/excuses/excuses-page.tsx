import { excuses } from '@cadre/contract/resources/excuses';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { excuseForm } from './excuse-form.tsx';
import { useStartedExcuse } from './use-started-excuse.ts';

/** All excuses and corrections the user may see. */
export function ExcusesPage() {
  const t = useTexts();
  const initial = useStartedExcuse();
  const views: BuiltInView[] = [
    {
      key: 'pending',
      name: t('excuse.view_pending'),
      filters: { status: ['pending'] },
      sort: { by: 'created_at', dir: 'asc' },
    },
    {
      key: 'corrections',
      name: t('excuse.view_corrections'),
      filters: { type: ['missing_punch'] },
      sort: { by: 'date', dir: 'desc' },
    },
  ];
  if (!initial) return null;
  return <ResourcePage resource={excuses} list={{ views }} form={{ initial, ...excuseForm }} />;
}

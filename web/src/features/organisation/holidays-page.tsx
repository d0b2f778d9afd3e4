import { holidays } from '@cadre/contract/resources/holidays';
import { useFirstView } from '../../crud/list/views/use-first-view.ts';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useTexts } from '../../platform/texts.ts';

/** Opens with the upcoming holidays; another view shows past ones. */
export function HolidaysPage() {
  const t = useTexts();
  const views: BuiltInView[] = [
    { key: 'coming', name: t('dashboard.holidays'), filters: { coming: true }, sort: { by: 'date', dir: 'asc' } },
  ];
  useFirstView(holidays, views);
  return <ResourcePage resource={holidays} list={{ views }} />;
}

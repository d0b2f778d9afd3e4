import { holidays } from '@cadre/contract/resources/holidays';
import { useFirstView } from '../../crud/list/use-first-view.ts';
import type { BuiltInView } from '../../crud/list/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useTexts } from '../../platform/texts.ts';

/** Opens with the holidays that lie ahead; those of the past are one view away. */
export function HolidaysPage() {
  const t = useTexts();
  const views: BuiltInView[] = [
    { key: 'coming', name: t('dashboard.holidays'), filters: { coming: true }, sort: { by: 'date', dir: 'asc' } },
  ];
  useFirstView(holidays, views);
  return <ResourcePage resource={holidays} views={views} />;
}

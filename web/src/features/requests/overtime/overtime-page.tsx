import { overtime } from '@cadre/contract/resources/overtime';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { OvertimeStory } from './overtime-story.tsx';
import { shownFields } from './shown-fields.ts';

const kinds = { reason: { width: 210 } };

/** All overtime the user may see, with views for days to decide and days without a reason. */
export function OvertimePage() {
  const t = useTexts();
  const views: BuiltInView[] = [
    { key: 'pending', name: t('overtime.view_pending'), filters: { status: ['pending'] }, sort: { by: 'date', dir: 'asc' } },
    { key: 'open', name: t('overtime.view_open'), filters: { status: ['open'] }, sort: { by: 'date', dir: 'asc' } },
  ];
  return (
    <ResourcePage
      resource={overtime}
      kinds={kinds}
      list={{ views }}
      hideFields={shownFields}
      record={{ header: (row) => <OvertimeStory row={row} /> }}
    />
  );
}

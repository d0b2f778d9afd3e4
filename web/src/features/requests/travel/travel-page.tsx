import { travels } from '@cadre/contract/resources/travels';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { projectKind } from './project-kind.tsx';
import { TravelPreview } from './travel-preview.tsx';

const kinds = { ...projectKind, purpose: { width: 150 }, from_place: { width: 96 }, to_place: { width: 96 } };

/** All business trips the user may see, with views for pending, current and upcoming trips. */
export function TravelPage() {
  const t = useTexts();
  const today = useFormat().today();
  const decided = ['approved', 'cancellation_requested'];
  const views: BuiltInView[] = [
    {
      key: 'pending',
      name: t('travel.view_pending'),
      filters: { status: ['pending', 'cancellation_requested'] },
      sort: { by: 'created_at', dir: 'asc' },
    },
    {
      key: 'now',
      name: t('travel.view_now'),
      filters: { status: decided, start_date: { to: today }, end_date: { from: today } },
      sort: { by: 'end_date', dir: 'asc' },
    },
    {
      key: 'ahead',
      name: t('travel.view_ahead'),
      filters: { status: decided, start_date: { from: today } },
      sort: { by: 'start_date', dir: 'asc' },
    },
  ];
  return (
    <ResourcePage
      resource={travels}
      list={{ views }}
      kinds={kinds}
      form={{
        hideSaveAndNew: true,
        wide: true,
        showsField: (name, draft) => name !== 'actual_cost' || draft.actual_cost !== undefined,
        aside: (draft, _set, row) => <TravelPreview draft={draft} id={row?.id} />,
      }}
    />
  );
}

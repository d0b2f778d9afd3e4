import { leaves } from '@cadre/contract/resources/leaves';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { categoryKind } from './category-kind.tsx';
import { LeaveDays } from './leave-days.tsx';
import { useLeaveForm } from './use-leave-form.tsx';
import { useShorten } from './use-shorten.tsx';

/** All leave the user may see, with views for pending, current and upcoming leave. */
export function LeavesPage() {
  const t = useTexts();
  const today = useFormat().today();
  const form = useLeaveForm();
  const { rowActions, dialog } = useShorten();
  const views: BuiltInView[] = [
    {
      key: 'pending',
      name: t('leave.view_pending'),
      filters: { status: ['pending', 'cancellation_requested'] },
      sort: { by: 'created_at', dir: 'asc' },
    },
    {
      key: 'now',
      name: t('leave.view_now'),
      filters: { status: ['approved', 'cancellation_requested'], from_date: { to: today }, to_date: { from: today } },
      sort: { by: 'to_date', dir: 'asc' },
    },
    {
      key: 'ahead',
      name: t('leave.view_ahead'),
      filters: { status: ['approved', 'cancellation_requested'], from_date: { from: today } },
      sort: { by: 'from_date', dir: 'asc' },
    },
  ];
  return (
    <>
      <ResourcePage
        resource={leaves}
        list={{ views, rowActions }}
        kinds={categoryKind}
        record={{ header: (row) => <LeaveDays row={row} /> }}
        form={form}
      />
      {dialog}
    </>
  );
}

import { syncAttendances } from '@cadre/contract/calls/device-punches';
import { attendances } from '@cadre/contract/resources/attendances';
import { addDays } from '@cadre/rules/calendar';
import { useRouter } from '@tanstack/react-router';
import { CalendarSearch, Plus, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFirstView } from '../../../crud/list/views/use-first-view.ts';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps, Row } from '../../../fields/kind.ts';
import { owner } from '../../../fields/kinds/owner.tsx';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { MenuItem } from '../../../ui/overlays/menu-item.ts';
import { ActionName } from '../action-name.tsx';

const AddPunches = lazy(async () => ({ default: (await import('./add-punches.tsx')).AddPunches }));

/** Some a little narrower than their kinds, so that all declared columns fit on a laptop. */
const kinds: KindOverrides = {
  employee_id: { ...owner, width: 176 },
  action: { Cell: ({ value }: CellProps) => <ActionName action={String(value)} />, width: 116 },
  source: { width: 128 },
  device_id: { width: 120 },
  work_date: { width: 120 },
  shift_id: { width: 80 },
  state: { width: 104 },
};

/** Every punch as recorded. Punches are never edited: one is voided with a reason, or another is added. */
export function AttendancesPage() {
  const t = useTexts();
  const { history } = useRouter();
  const views = usePunchViews();
  useFirstView(attendances, views);
  const mayAdd = useScope('attendances.create') !== undefined;
  const [isAdding, setAdding] = useState(false);

  const actionsFor = (row: Row): MenuItem[] => {
    const path = dayPath(row);
    const openDay = { key: 'day', label: t('attendance.open_day'), icon: CalendarSearch, onSelect: () => history.push(path ?? '') };
    return path ? [openDay] : [];
  };
  return (
    <>
      <ResourcePage
        resource={attendances}
        kinds={kinds}
        list={{
          views,
          rowActions: actionsFor,
          toolbar: (
            <>
              <SyncButton />
              {mayAdd && (
                <Button icon={Plus} onClick={() => setAdding(true)}>
                  {t('attendance.add_punches')}
                </Button>
              )}
            </>
          ),
        }}
      />
      <Suspense>{isAdding && <AddPunches onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

/** Where the day of a punch is explained; a punch that belongs to no day yet has none. */
const dayPath = ({ employee_id, work_date }: Row): string | undefined =>
  typeof work_date === 'string'
    ? `/attendances/timesheet?month=${work_date.slice(0, 7)}&person=${employee_id}&day=${work_date}`
    : undefined;

/** Requests new punches from all devices; they arrive in the background. */
function SyncButton() {
  const t = useTexts();
  const maySync = useScope('attendances.sync') !== undefined;
  const { mutate, isPending } = useCallMutation(syncAttendances);
  if (!maySync) return null;
  return (
    <Button icon={RefreshCw} isBusy={isPending} onClick={() => mutate()}>
      {isPending ? t('attendance.syncing') : t('attendance.sync_now')}
    </Button>
  );
}

/** The built-in views of punches, relative to today. */
function usePunchViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  const yesterday = addDays(today, -1);
  return [
    { key: 'today', name: t('attendance.view_today'), filters: { created_at: { from: today, to: today } } },
    { key: 'yesterday', name: t('attendance.view_yesterday'), filters: { created_at: { from: yesterday, to: yesterday } } },
    { key: 'by_hand', name: t('attendance.view_by_hand'), filters: { source: ['manual'] } },
    {
      key: 'marked',
      name: t('attendance.view_marked'),
      filters: { flag: ['ambiguous_time', 'moved_by_clock_change', 'clock_drift'] },
    },
    { key: 'voided', name: t('attendance.view_voided'), filters: { state: ['voided'] } },
  ];
}

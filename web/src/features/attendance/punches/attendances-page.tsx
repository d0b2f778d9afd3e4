import { attendances } from '@cadre/contract/resources/attendances';
import { useRouter } from '@tanstack/react-router';
import { CalendarSearch, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useFirstView } from '../../../crud/use-first-view.ts';
import type { Row } from '../../../fields/kind.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { dayPath } from '../timesheet/day-path.ts';
import { actionKind } from './action-kind.tsx';
import { employeeKind } from './employee-kind.tsx';
import { SyncButton } from './sync-button.tsx';
import { usePunchViews } from './use-punch-views.ts';

const AddPunches = lazy(async () => ({ default: (await import('./add-punches.tsx')).AddPunches }));

/** Some a little narrower than their kinds, so that all declared columns fit on a laptop. */
const kinds = {
  employee_id: employeeKind,
  action: actionKind,
  source: { width: 128 },
  device_id: { width: 120 },
  work_date: { width: 120 },
  shift_id: { width: 80 },
  state: { width: 104 },
};

/** Every punch, as it happened. Nobody edits one: it is voided with a reason, or one is added. */
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
        views={views}
        rowActions={actionsFor}
        toolbar={
          <>
            <SyncButton />
            {mayAdd && (
              <Button icon={Plus} onClick={() => setAdding(true)}>
                {t('attendance.add_punches')}
              </Button>
            )}
          </>
        }
      />
      <Suspense>{isAdding && <AddPunches onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

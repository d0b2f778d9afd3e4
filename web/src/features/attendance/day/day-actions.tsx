import { removeOverride } from '@cadre/contract/calls/attendance';
import type { SheetDay, Timesheet } from '@cadre/contract/calls/hours';
import { Gavel, Plus, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/stack.tsx';

const AddPunches = lazy(async () => ({ default: (await import('../punches/add-punches.tsx')).AddPunches }));
const SettleDay = lazy(async () => ({ default: (await import('./settle-day.tsx')).SettleDay }));

/** What its reader may do about the day. */
export function DayActions({ sheet: { employee, can }, day }: { sheet: Timesheet; day: SheetDay }) {
  const t = useTexts();
  const [opened, setOpened] = useState<'add' | 'settle'>();
  const close = () => setOpened(undefined);
  const takeBack = useAct(removeOverride, { employee_id: employee.id, date: day.date });
  if (!can.create && !can.override) return null;
  return (
    <Cluster>
      {can.create && (
        <Button icon={Plus} onClick={() => setOpened('add')}>
          {t('attendance.add_punch')}
        </Button>
      )}
      {can.override && (
        <Button icon={Gavel} onClick={() => setOpened('settle')}>
          {t('attendance.settle_by_hand')}
        </Button>
      )}
      {can.override && day.override && (
        <Button icon={Undo2} isBusy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {t('attendance.take_back')}
        </Button>
      )}
      <Suspense>
        {opened === 'add' && <AddPunches about={{ employee, date: day.date }} onClose={close} />}
        {opened === 'settle' && <SettleDay employee={employee} day={day} onClose={close} />}
      </Suspense>
    </Cluster>
  );
}

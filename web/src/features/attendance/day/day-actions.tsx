import { overrideDay, removeOverride } from '@cadre/contract/calls/attendance';
import type { SheetDay, Timesheet } from '@cadre/contract/calls/hours';
import { CalendarCheck, Gavel, MessageCircleQuestion, Plus, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { RequestCorrection } from './request-correction.tsx';

const AskPerson = lazy(async () => ({ default: (await import('./ask-person.tsx')).AskPerson }));
const AddPunches = lazy(async () => ({ default: (await import('../punches/add-punches.tsx')).AddPunches }));
const SettleDay = lazy(async () => ({ default: (await import('./settle-day.tsx')).SettleDay }));

/** The actions the user may take on the day. */
export function DayActions({ sheet: { employee, can, timezone }, day }: { sheet: Timesheet; day: SheetDay }) {
  const t = useTexts();
  const [opened, setOpened] = useState<'add' | 'settle' | 'ask'>();
  const close = () => setOpened(undefined);
  const takeBack = useCallMutation(removeOverride, { employee_id: employee.id, date: day.date });
  const confirm = useCallMutation(overrideDay, { employee_id: employee.id, date: day.date });
  const toConfirm = can.override && !day.override ? confirmable(day) : undefined;
  const mayExcuse = useMe().permissions['excuses.create'] !== undefined;
  if (can.answer) return mayExcuse ? <RequestCorrection day={day} zone={timezone} /> : null;
  if (!can.create && !can.override && !can.ask) return null;
  return (
    <Cluster>
      {can.create && (
        <Button icon={Plus} onClick={() => setOpened('add')}>
          {t('attendance.add_punch')}
        </Button>
      )}
      {toConfirm && (
        <Button
          icon={CalendarCheck}
          isBusy={confirm.isPending}
          onClick={() => confirm.mutate({ ...toConfirm.decision, reason: t(`attendance.mend.${toConfirm.what}_reason`) })}
        >
          {t(`attendance.mend.${toConfirm.what}`)}
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
      {can.ask && (
        <Button icon={MessageCircleQuestion} onClick={() => setOpened('ask')}>
          {t('attendance.ask')}
        </Button>
      )}
      <Suspense>
        {opened === 'ask' && <AskPerson employee={employee} date={day.date} onClose={close} />}
        {opened === 'add' && <AddPunches about={{ employee, date: day.date }} onClose={close} />}
        {opened === 'settle' && <SettleDay employee={employee} day={day} onClose={close} />}
      </Suspense>
    </Cluster>
  );
}

/** Results that can be confirmed as they are: an absence, or odd hours. A day with a missing punch cannot be confirmed. */
function confirmable({ status, flags, worked_minutes }: SheetDay) {
  if (status === 'absent') return { what: 'absent', decision: { status: 'absent' } } as const;
  const isOdd = ['suspicious', 'long_day', 'short_rest'].some((flag) => flags.includes(flag));
  return isOdd && status !== 'incomplete' ? ({ what: 'confirm', decision: { worked_minutes } } as const) : undefined;
}

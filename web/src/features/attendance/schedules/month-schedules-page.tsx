import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useRights } from '../../../crud/rights.ts';
import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CopyMonthDialog, monthAfter, rosterPath } from './roster/copy-month-dialog.tsx';
import { rosterForm, rosterKinds } from './roster-form.ts';

export function MonthSchedulesPage() {
  const t = useTexts();
  const format = useFormat();
  const { employee } = useMe();
  const { create } = useRights(monthSchedules);
  const [copying, setCopying] = useState<Row>();
  const copy = (row: Row) => ({
    key: 'copy',
    label: t('schedules.roster.copy_month'),
    icon: CalendarPlus,
    onSelect: () => setCopying(row),
  });
  return (
    <>
      <ResourcePage
        resource={monthSchedules}
        kinds={rosterKinds}
        form={{ ...rosterForm, hideSaveAndNew: true, initial: { month: monthAfter(format.today().slice(0, 7)), planner_id: employee?.id } }}
        record={{ path: rosterPath }}
        list={{ rowActions: (row) => (create ? [copy(row)] : []) }}
      />
      {copying && <CopyMonthDialog schedule={copying} onClose={() => setCopying(undefined)} />}
    </>
  );
}

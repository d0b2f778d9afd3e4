import { weekSchedules } from '@cadre/contract/resources/week-schedules';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays } from '@cadre/rules/calendar';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { minutes } from '../../../fields/kinds/minutes.tsx';
import { optionKind } from '../../../fields/kinds/option-kind.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { AssignmentsList } from './assignments/assignments-list.tsx';
import { resized } from './cycle/cycle.ts';
import { CycleEditor } from './cycle/cycle-editor.tsx';
import { CycleView } from './cycle/cycle-view.tsx';

const form = [['name', 'cycle_weeks'], ['anchor_date', 'is_default'], ['days'], ['description'], ['active']] as const;

const useWeekCounts = () => {
  const t = useTexts();
  return [1, 2, 3, 4, 5, 6, 7, 8].map((count) => ({ value: count, label: t('schedules.weeks', { count }) }));
};

/** Lists are filtered by it as by any number. */
const { Filter: _filter, Chosen: _chosen, ...counted } = optionKind(useWeekCounts, 120);
const kinds = {
  cycle_weeks: counted,
  days: { Input: CycleEditor, Cell: CycleView },
  weekly_minutes: { Cell: minutes.Cell },
};

export function WeekSchedulesPage() {
  const today = useFormat().today();
  const monday = addDays(today, 1 - weekdayOf(today));
  return (
    <ResourcePage
      resource={weekSchedules}
      kinds={kinds}
      form={{ rows: form, initial: { cycle_weeks: 1, anchor_date: monday, days: { weeks: resized([], 1) }, active: true } }}
      record={{ detail: (row) => <AssignmentsList schedule={row} /> }}
    />
  );
}

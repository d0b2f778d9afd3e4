import type { Absences } from '@cadre/contract/calls/absences';
import type { Day } from '@cadre/rules/calendar';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { AwayList } from './away-list.tsx';

type Props = { data: Absences; day: Day; person: number | undefined; onClose: () => void };

/** One day next to the calendar, of one person or of all people. */
export function AbsencePanel({ data, day, person, onClose }: Props) {
  const words = useDayWords();
  const only = data.people.find(({ id }) => id === person);
  return (
    <Drawer title={[...(only ? [only.name] : []), words.full(day)].join(' · ')} onClose={onClose}>
      <AwayList data={data} day={day} only={only} />
    </Drawer>
  );
}

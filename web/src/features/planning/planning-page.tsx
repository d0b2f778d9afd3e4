import { bookings } from '@cadre/contract/resources/bookings';
import { addDays } from '@cadre/rules/calendar';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { bookingKinds } from './booking-kinds.tsx';
import { BookingPreview } from './booking-preview.tsx';
import { PlanningBoard } from './planning-board.tsx';
import { useBoardAddress } from './use-board-address.ts';

/** Only an open position has a department, a job and skills. */
const ofPlaces = ['department_id', 'job_id', 'skills'];
const fullDay = 480;

/** Fields that most bookings do not need are folded. */
const folded = ['project_task_id', 'department_id', 'job_id', 'skills', 'share_bp', 'weekdays', 'status', 'note'];
const fields = [
  ['employee_id'],
  ['project_id'],
  ['from_date', 'to_date'],
  ['minutes_per_day'],
  ['project_task_id', 'share_bp'],
  ['department_id', 'job_id'],
  ['skills'],
  ['weekdays'],
  ['status'],
  ['note'],
];

/** The bookings of people and projects as a board; a booking opens above it. */
export function PlanningPage() {
  const { start, column, from } = useBoardAddress();
  const from_date = start.from_date ?? from;
  return (
    <ResourcePage
      resource={bookings}
      kinds={bookingKinds}
      form={{
        initial: {
          status: 'confirmed',
          weekdays: [1, 2, 3, 4, 5],
          minutes_per_day: fullDay,
          from_date,
          to_date: start.to_date ?? addDays(from_date, column > 1 ? 4 : 0),
          ...(start.employee_id && { employee_id: start.employee_id }),
          ...(start.project_id && { project_id: start.project_id }),
        },
        rows: fields,
        folded,
        aside: (draft, _set, edited) => <BookingPreview draft={draft} edited={edited} />,
        showsField: (name, draft) => !ofPlaces.includes(name) || !draft.employee_id,
      }}
      body={(page) => <PlanningBoard page={page} />}
    />
  );
}

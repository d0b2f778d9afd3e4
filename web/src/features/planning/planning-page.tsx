import { bookings } from '@cadre/contract/resources/bookings';
import { addDays } from '@cadre/rules/calendar';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { bookingKinds } from './booking-kinds.tsx';
import { PlanningBoard } from './planning-board.tsx';
import { useBoardAddress } from './use-board-address.ts';

/** Only a place that nobody fills says whom it is for. */
const ofPlaces = ['department_id', 'job_id', 'skills'];
const fullDay = 480;

/** Who is booked on what, as a board; a booking opens above it. */
export function PlanningPage() {
  const { start, column, from } = useBoardAddress();
  const from_date = start.from_date ?? from;
  return (
    <ResourcePage
      resource={bookings}
      kinds={bookingKinds}
      initial={{
        status: 'confirmed',
        weekdays: [1, 2, 3, 4, 5],
        minutes_per_day: fullDay,
        from_date,
        to_date: addDays(from_date, column > 1 ? 4 : 0),
        ...(start.employee_id && { employee_id: start.employee_id }),
        ...(start.project_id && { project_id: start.project_id }),
      }}
      asksFor={(name, draft) => !ofPlaces.includes(name) || !draft.employee_id}
      body={(page) => <PlanningBoard page={page} />}
    />
  );
}

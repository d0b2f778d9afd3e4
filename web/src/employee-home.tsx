import { CheckInCard } from './features/attendance/check-in/check-in-card.tsx';
import { EmployeeHomePage } from './features/dashboard/employee-home-page.tsx';

/** The home of an employee, with the button that belongs to the attendance. */
export const EmployeeHome = () => <EmployeeHomePage checkIn={<CheckInCard />} />;

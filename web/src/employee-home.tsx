import { CheckInCard } from './features/attendance/check-in/check-in-card.tsx';
import { EmployeeHomePage } from './features/dashboard/employee-home-page.tsx';
import { LatestPayslipCard } from './features/payroll/mine/latest-payslip-card.tsx';
import { AwayCard } from './features/requests/home/away-card.tsx';
import { BalancesCard } from './features/requests/home/balances-card.tsx';
import { OpenRequestsCard } from './features/requests/home/open-requests-card.tsx';

/** The home page of an employee, with the check-in button of attendance and their own requests. */
export const EmployeeHome = () => (
  <EmployeeHomePage
    checkIn={<CheckInCard />}
    requests={
      <>
        <BalancesCard />
        <OpenRequestsCard />
        <LatestPayslipCard />
        <AwayCard />
      </>
    }
  />
);

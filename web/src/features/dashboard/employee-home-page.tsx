import { partOfDay } from '@cadre/rules/calendar';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { BranchHolidaysCard } from './branch-holidays-card.tsx';
import { ColleaguesCard } from './colleagues-card.tsx';
import './dashboard.css';
import './employee-home.css';
import { NeedsYouCard } from './needs-you-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';

/** The first page of an employee, made for the phone. What one presses every day stands first. */
export function EmployeeHomePage({ checkIn }: { checkIn: ReactNode }) {
  const t = useTexts();
  const format = useFormat();
  const { user } = useMe();
  const hour = Number(format.moment(new Date().toISOString()).slice(11, 13));
  return (
    <div className="dashboard">
      <div className="home-greeting">
        <p className="home-greeting__words">{t(`dashboard.good_${partOfDay(hour)}`, { name: user.firstname })}</p>
        <p className="home-greeting__date">{format.longDate(format.today())}</p>
      </div>
      {checkIn}
      <div className="dashboard__cards">
        <NeedsYouCard />
        <BranchHolidaysCard />
        <ColleaguesCard />
        <ShortcutsCard />
      </div>
    </div>
  );
}

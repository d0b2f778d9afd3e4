import { TeamCalendar } from './team-calendar.tsx';

export const CalendarPage = () => <TeamCalendar />;

import { holidayCalendars } from '@cadre/contract/resources/holiday-calendars';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const HolidayCalendarsPage = () => <ResourcePage resource={holidayCalendars} />;

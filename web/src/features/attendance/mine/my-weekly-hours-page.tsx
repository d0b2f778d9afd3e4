import { useMe } from '../../../platform/session/session.ts';
import { useYear } from '../hours/use-year.ts';
import { YearHours } from '../hours/year-hours.tsx';
import { NoRecord } from './no-record.tsx';

/** My weeks of a year. */
export const MyWeeklyHoursPage = () => (useMe().employee ? <MyYear /> : <NoRecord />);

const MyYear = () => <YearHours who="self" year={useYear('self')} />;

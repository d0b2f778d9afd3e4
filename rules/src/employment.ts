import { addDays, type Day, daysInMonth } from './calendar.ts';

/** From hiring to leaving, both days included; without an end it lasts. */
export type Period = { hired_on: Day; left_on: Day | null };
export type Dated = { effective_from: Day };
export type EmployeeStatus = 'onboarding' | 'active' | 'on_notice' | 'suspended' | 'terminated';

/** The version that applies on a day: the latest that has begun, or the first one on a day before all of them. */
export function versionOn<V extends Dated>(versions: readonly V[], day: Day): V | undefined {
  const ordered = [...versions].sort((a, b) => (a.effective_from < b.effective_from ? -1 : 1));
  return ordered.findLast((version) => version.effective_from <= day) ?? ordered[0];
}

export const isEmployedOn = (periods: readonly Period[], day: Day): boolean =>
  periods.some(({ hired_on, left_on }) => hired_on <= day && (left_on === null || day <= left_on));

/** The status of an employee who is hired or rehired. */
export const statusAtHire = (hire_date: Day, today: Day): 'onboarding' | 'active' => (hire_date > today ? 'onboarding' : 'active');

/** The last working day is still worked; the employee has left only once it has passed. */
export const statusAtLeaving = (last_working_day: Day, today: Day): 'on_notice' | 'terminated' =>
  last_working_day < today ? 'terminated' : 'on_notice';

type Employment = { status: EmployeeStatus; hire_date: Day; last_working_day: Day | null };

/** The status as of today. Only these two change by the calendar; every other change is a decision. */
export function statusOn({ status, hire_date, last_working_day }: Employment, today: Day): EmployeeStatus {
  if (status === 'onboarding') return statusAtHire(hire_date, today);
  if (status === 'on_notice' && last_working_day !== null) return statusAtLeaving(last_working_day, today);
  return status;
}

/** Days that count as a month where the rests of several periods are put together. */
const daysOfAMonth = 30;

/** Whole months worked until today; of several periods the days beyond whole months count together. */
export function seniorityMonths(periods: readonly Period[], today: Day): number {
  const spent = periods.map((period) => spentIn(period, today));
  const days = spent.reduce((sum, one) => sum + Math.min(one.days, daysOfAMonth - 1), 0);
  return spent.reduce((sum, { months }) => sum + months, 0) + Math.floor(days / daysOfAMonth);
}

function spentIn({ hired_on, left_on }: Period, today: Day): { months: number; days: number } {
  const over = left_on === null ? today : earlier(addDays(left_on, 1), today);
  if (over <= hired_on) return { months: 0, days: 0 };
  const months = monthsBetween(hired_on, over);
  return { months, days: daysBetween(addMonths(hired_on, months), over) };
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The same day of a later month, or its last one if the month is too short. */
export function addMonths(day: Day, months: number): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  const date = Math.min(Number(day.slice(8, 10)), daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : String(number));

function monthsBetween(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}

/** Why an employee cannot leave on this day; the earliest is the day of hire. */
export const complaintAboutLeaving = ({ hired_on }: Period, day: Day): 'before_hire' | undefined =>
  day < hired_on ? 'before_hire' : undefined;

/** Why an employee cannot return on this day; the earliest is the day after the last one. */
export const complaintAboutReturning = (periods: readonly Period[], day: Day): 'before_leaving' | undefined =>
  periods.every(({ left_on }) => left_on !== null && left_on < day) ? undefined : 'before_leaving';

const youngest = 16;
const oldest = 100;

export function isWorkingAge(birth_date: Day, today: Day): boolean {
  if (birth_date > today) return false;
  const years = Math.floor(monthsBetween(birth_date, today) / 12);
  return years >= youngest && years <= oldest;
}

const youngestAtHire = 14;
const longestAgo = 80;
const farthestAhead = 5;

/** Why this cannot be the birth date of an employee, or of one who was hired on that day. */
export function complaintAboutBirth(
  birth_date: Day,
  hire_date: Day | undefined,
  today: Day,
): 'working_age' | 'too_young_at_hire' | undefined {
  if (!isWorkingAge(birth_date, today)) return 'working_age';
  return hire_date !== undefined && addMonths(birth_date, youngestAtHire * 12) > hire_date ? 'too_young_at_hire' : undefined;
}

/** At most a working life ago, and no further ahead than companies plan. */
export const isPlausibleHire = (hire_date: Day, today: Day): boolean =>
  hire_date >= addMonths(today, -longestAgo * 12) && hire_date <= addMonths(today, farthestAhead * 12);

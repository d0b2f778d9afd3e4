import { addDays, type Day, daysInMonth } from '../calendar.ts';
import { payDateOf } from '../pay/pay-date.ts';

export type FirstMonth = { accrual_on: Day; payroll_month: string; pay_date: Day };

/** The next dates after setup: the first accrual, and the first month that can be paid once it is over. */
export function firstMonth(today: Day, payDay: number): FirstMonth {
  const month = today.slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = daysInMonth(year, number);
  return {
    accrual_on: addDays(`${month}-${last}`, 1),
    payroll_month: month,
    pay_date: payDateOf(month, payDay),
  };
}

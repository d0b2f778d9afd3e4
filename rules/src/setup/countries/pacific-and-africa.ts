import { called, dates, easter, type HolidayRule, nth, on } from '../holiday-rules.ts';
import { easterMonday, goodFriday } from './shared-holidays.ts';

export const pacificAndAfrica: Readonly<Record<string, readonly HolidayRule[]>> = {
  AU: [
    on('01-01', 'new_year', 'next_workday'),
    on('01-26', called('Australia Day'), 'next_workday'),
    goodFriday,
    easterMonday,
    on('04-25', called('Anzac Day')),
    nth(2, 1, 6, called('King’s Birthday')),
    on('12-25', 'christmas', 'next_workday'),
    on('12-26', called('Boxing Day'), 'next_workday'),
  ],
  NZ: [
    on('01-01', 'new_year', 'next_workday'),
    on('01-02', called('Day after New Year’s Day'), 'next_workday'),
    on('02-06', called('Waitangi Day'), 'next_workday'),
    goodFriday,
    easterMonday,
    on('04-25', called('Anzac Day'), 'next_workday'),
    nth(1, 1, 6, called('King’s Birthday')),
    dates(called('Matariki'), '2026-07-10', '2027-06-25'),
    nth(4, 1, 10, called('Labour Day')),
    on('12-25', 'christmas', 'next_workday'),
    on('12-26', called('Boxing Day'), 'next_workday'),
  ],
  ZA: [
    on('01-01', 'new_year', 'monday_after_sunday'),
    on('03-21', called('Human Rights Day'), 'monday_after_sunday'),
    goodFriday,
    easter(1, called('Family Day')),
    on('04-27', called('Freedom Day'), 'monday_after_sunday'),
    on('05-01', called('Workers’ Day'), 'monday_after_sunday'),
    on('06-16', called('Youth Day'), 'monday_after_sunday'),
    on('08-09', called('National Women’s Day'), 'monday_after_sunday'),
    on('09-24', called('Heritage Day'), 'monday_after_sunday'),
    on('12-16', called('Day of Reconciliation'), 'monday_after_sunday'),
    on('12-25', 'christmas', 'monday_after_sunday'),
    on('12-26', called('Day of Goodwill'), 'monday_after_sunday'),
  ],
};

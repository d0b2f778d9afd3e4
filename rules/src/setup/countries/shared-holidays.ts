import { easter, on } from '../holiday-rules.ts';

/** Holidays that countries of several regions share. */
export const newYear = on('01-01', 'new_year');
export const epiphany = on('01-06', 'epiphany');
export const goodFriday = easter(-2, 'good_friday');
export const easterMonday = easter(1, 'easter_monday');
export const labourDay = on('05-01', 'labour_day');
export const assumption = on('08-15', 'assumption');
export const allSaints = on('11-01', 'all_saints');
export const immaculate = on('12-08', 'immaculate_conception');
export const christmasEve = on('12-24', 'christmas_eve');
export const christmas = on('12-25', 'christmas');
export const second = on('12-26', 'second_christmas');

import { called, dates, type HolidayRule, nth, on, orthodox } from '../holiday-rules.ts';
import { newYear } from './shared-holidays.ts';

const eidAlFitr = dates('eid_al_fitr', '2026-03-20', '2026-03-21', '2026-03-22', '2027-03-09', '2027-03-10', '2027-03-11');
/** With the day of Arafah before it. */
const eidAlAdha = dates(
  'eid_al_adha',
  '2026-05-26',
  '2026-05-27',
  '2026-05-28',
  '2026-05-29',
  '2027-05-15',
  '2027-05-16',
  '2027-05-17',
  '2027-05-18',
);
const islamicNewYear = dates('islamic_new_year', '2026-06-16', '2027-06-06');
const prophetsBirthday = dates('prophets_birthday', '2026-08-25', '2027-08-15');

export const middleEast: Readonly<Record<string, readonly HolidayRule[]>> = {
  AE: [newYear, eidAlFitr, eidAlAdha, islamicNewYear, prophetsBirthday, on('12-02', 'national_day'), on('12-03', 'national_day')],
  EG: [
    on('01-07', called('Coptic Christmas')),
    on('01-25', called('Revolution Day, 25 January')),
    eidAlFitr,
    on('04-25', called('Sinai Liberation Day')),
    orthodox(1, called('Sham el-Nessim')),
    on('05-01', 'labour_day'),
    eidAlAdha,
    islamicNewYear,
    on('06-30', called('Revolution Day, 30 June')),
    on('07-23', called('Revolution Day, 23 July')),
    prophetsBirthday,
    on('10-06', called('Armed Forces Day')),
  ],
  IL: [
    dates(called('פסח'), '2026-04-02', '2026-04-08', '2027-04-22', '2027-04-28'),
    dates('independence_day', '2026-04-22', '2027-05-12'),
    dates(called('שבועות'), '2026-05-22', '2027-06-11'),
    dates(called('ראש השנה'), '2026-09-12', '2026-09-13', '2027-10-02', '2027-10-03'),
    dates(called('יום כיפור'), '2026-09-21', '2027-10-11'),
    dates(called('סוכות'), '2026-09-26', '2027-10-16'),
    dates(called('שמחת תורה'), '2026-10-03', '2027-10-23'),
  ],
  QA: [nth(2, 2, 2, called('National Sport Day')), eidAlFitr, eidAlAdha, on('12-18', 'national_day')],
  SA: [on('02-22', called('Founding Day')), eidAlFitr, eidAlAdha, on('09-23', 'national_day')],
  TR: [
    newYear,
    eidAlFitr,
    on('04-23', called('Ulusal Egemenlik ve Çocuk Bayramı')),
    on('05-01', 'labour_day'),
    on('05-19', called('Atatürk’ü Anma, Gençlik ve Spor Bayramı')),
    dates('eid_al_adha', '2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30', '2027-05-16', '2027-05-17', '2027-05-18', '2027-05-19'),
    on('07-15', called('Demokrasi ve Millî Birlik Günü')),
    on('08-30', called('Zafer Bayramı')),
    on('10-29', 'republic_day'),
  ],
};

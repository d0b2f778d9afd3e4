import { called, easter, type HolidayRule, on, orthodox } from '../holiday-rules.ts';

const newYear = on('01-01', 'new_year');
const epiphany = on('01-06', 'epiphany');
const goodFriday = easter(-2, 'good_friday');
const easterMonday = easter(1, 'easter_monday');
const labourDay = on('05-01', 'labour_day');
const orthodoxFriday = orthodox(-2, 'good_friday');
const orthodoxMonday = orthodox(1, 'easter_monday');
const orthodoxWhitMonday = orthodox(50, 'whit_monday');
const assumption = on('08-15', 'assumption');
const allSaints = on('11-01', 'all_saints');
const christmasEve = on('12-24', 'christmas_eve');
const christmas = on('12-25', 'christmas');
const second = on('12-26', 'second_christmas');

export const easternEurope: Readonly<Record<string, readonly HolidayRule[]>> = {
  CZ: [
    newYear,
    goodFriday,
    easterMonday,
    labourDay,
    on('05-08', called('Den vítězství')),
    on('07-05', called('Den slovanských věrozvěstů Cyrila a Metoděje')),
    on('07-06', called('Den upálení mistra Jana Husa')),
    on('09-28', called('Den české státnosti')),
    on('10-28', called('Den vzniku samostatného československého státu')),
    on('11-17', called('Den boje za svobodu a demokracii')),
    christmasEve,
    christmas,
    second,
  ],
  GR: [
    newYear,
    epiphany,
    orthodox(-48, called('Καθαρά Δευτέρα')),
    on('03-25', 'independence_day'),
    orthodoxFriday,
    orthodoxMonday,
    labourDay,
    orthodoxWhitMonday,
    assumption,
    on('10-28', called('Επέτειος του Όχι')),
    christmas,
    second,
  ],
  HU: [
    newYear,
    on('03-15', called('Az 1848-as forradalom ünnepe')),
    goodFriday,
    easterMonday,
    labourDay,
    easter(50, 'whit_monday'),
    on('08-20', called('Az államalapítás ünnepe')),
    on('10-23', called('Az 1956-os forradalom ünnepe')),
    allSaints,
    christmasEve,
    christmas,
    second,
  ],
  PL: [
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    on('05-03', called('Święto Konstytucji 3 Maja')),
    easter(60, 'corpus_christi'),
    assumption,
    allSaints,
    on('11-11', called('Święto Niepodległości')),
    christmasEve,
    christmas,
    second,
  ],
  RO: [
    newYear,
    on('01-02', called('A doua zi de Anul Nou')),
    epiphany,
    on('01-07', called('Sfântul Ioan Botezătorul')),
    on('01-24', called('Ziua Unirii Principatelor Române')),
    orthodoxFriday,
    orthodoxMonday,
    labourDay,
    on('06-01', called('Ziua Copilului')),
    orthodoxWhitMonday,
    assumption,
    on('11-30', called('Sfântul Andrei')),
    on('12-01', 'national_day'),
    christmas,
    second,
  ],
};

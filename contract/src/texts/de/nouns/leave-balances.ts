import type { NounWords } from '../../nouns.ts';

export const leaveBalances: NounWords<'leave-balances'> = {
  one: 'Urlaubssaldo',
  many: 'Urlaubssalden',
  empty: 'Keine Salden in diesem Zeitraum.',
  fields: {
    employee_no: 'Personalnr.',
    balances: 'Nach Art',
    as_of: 'Stand',
    entitled: 'Anspruch',
    carried: 'Übertrag',
    taken: 'Genommen',
    scheduled: 'Geplant',
    pending: 'Beantragt',
    available: 'Verfügbar',
  },
};

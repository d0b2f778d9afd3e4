import type { NounWords } from '../../nouns.ts';

export const leaveLedger: NounWords<'leave-ledger'> = {
  one: 'Saldobuchung',
  many: 'Saldobuchungen',
  empty: 'Noch keine Buchungen. Gutschriften, genommener Urlaub und Korrekturen erscheinen hier.',
  fields: {
    year: 'Urlaubsjahr',
    amount: 'Menge',
    unit: 'Gezählt in',
    expires_on: 'Verfällt nach',
    overtime_id: 'Überstunden',
  },
  options: {
    kind: {
      opening: 'Anfangssaldo',
      grant: 'Gutgeschrieben',
      accrual: 'Teilgutschrift',
      carry_in: 'Übertragen',
      carry_out: 'Jahresabschluss',
      expiry: 'Verfallen',
      usage: 'Genommen',
      usage_reversal: 'Zurückgegeben',
      adjustment: 'Korrektur',
      encashment: 'Ausgezahlt',
      overtime: 'Überstunden als Freizeit',
      flex: 'Stunden eines Tages',
    },
    unit: {
      day: 'Tagen',
      hour: 'Stunden',
      minute: 'Minuten',
    },
  },
};

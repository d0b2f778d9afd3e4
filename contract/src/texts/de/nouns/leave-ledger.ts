export const leaveLedger = {
  one: 'Saldobuchung',
  many: 'Saldobuchungen',
  empty: 'Noch keine Buchungen. Gutschriften, genommener Urlaub und Korrekturen erscheinen hier.',
  fields: {
    year: 'Urlaubsjahr',
    amount: 'Menge',
    expires_on: 'Verfällt nach',
  },
  options: {
    kind: {
      opening: 'Anfangssaldo',
      grant: 'Gutgeschrieben',
      accrual: 'Rate',
      carry_in: 'Übertragen',
      carry_out: 'Jahresabschluss',
      expiry: 'Verfallen',
      usage: 'Genommen',
      usage_reversal: 'Zurückgegeben',
      adjustment: 'Korrektur',
      encashment: 'Ausgezahlt',
    },
  },
} as const;

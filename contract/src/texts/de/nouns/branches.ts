export const branches = {
  one: 'Standort',
  many: 'Standorte',
  empty: 'Noch keine Standorte. Ein Standort gibt seinen Mitarbeitern Zeitzone, Währung und Feiertage.',
  fields: { address: 'Adresse' },
} as const;

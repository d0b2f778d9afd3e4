export const branches = {
  one: 'Standort',
  many: 'Standorte',
  empty: 'Noch keine Standorte. Ein Standort legt Zeitzone, Währung und Feiertage fest.',
  fields: { address: 'Adresse' },
} as const;

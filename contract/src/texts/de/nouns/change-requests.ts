export const changeRequests = {
  one: 'Änderungsantrag',
  many: 'Änderungsanträge',
  empty: 'Niemand bittet um eine Änderung.',
  fields: { decided_by_id: 'Entschieden von', summary: 'Zusammenfassung' },
  options: {
    model: { employees: 'Persönliche Daten', 'bank-accounts': 'Bankverbindung', dependents: 'Angehörige' },
    status: { pending: 'Ausstehend', approved: 'Genehmigt', rejected: 'Abgelehnt', withdrawn: 'Zurückgezogen' },
  },
} as const;

export const changeRequests = {
  one: 'Demande de modification',
  many: 'Demandes de modification',
  empty: 'Personne ne demande de modification.',
  fields: { decided_by_id: 'Décision de', summary: 'Résumé' },
  options: {
    model: { employees: 'Données personnelles', 'bank-accounts': 'Compte bancaire', dependents: 'Personnes à charge' },
    status: { pending: 'En attente', approved: 'Validé', rejected: 'Refusé', withdrawn: 'Retiré' },
  },
} as const;

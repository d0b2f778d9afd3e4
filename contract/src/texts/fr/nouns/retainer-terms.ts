export const retainerTerms = {
  one: 'conditions d’abonnement',
  many: 'conditions d’abonnement',
  a: 'des conditions d’abonnement',
  the: 'les conditions d’abonnement',
  all: 'Toutes les conditions d’abonnement',
  empty: 'Aucune condition pour l’instant. Indiquez ce que chaque mois comprend et coûte.',
  fields: {
    project_id: 'Projet',
    manager_id: 'Chef de projet',
    from_month: 'À partir du mois',
    included_minutes: 'Inclus par mois',
    fee: 'Forfait par mois',
    overage_rate: 'Taux horaire au-delà',
    carry_months: 'Mois de report',
    carry_limit: 'Report maximal',
  },
} as const;

import type { NounWords } from '../../nouns.ts';

export const retainerTerms: NounWords<'retainer-terms'> = {
  one: 'accord d’abonnement',
  many: 'accords d’abonnement',
  a: 'un accord d’abonnement',
  the: 'l’accord d’abonnement',
  all: 'Tous les accords d’abonnement',
  empty: 'Aucun accord pour le moment. Indiquez ce que chaque mois comprend et coûte.',
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
};

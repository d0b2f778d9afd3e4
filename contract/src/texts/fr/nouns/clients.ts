import type { NounWords } from '../../nouns.ts';

export const clients: NounWords<'clients'> = {
  one: 'client',
  many: 'clients',
  a: 'un client',
  the: 'le client',
  all: 'Tous les clients',
  empty: 'Aucun client pour le moment. Un client est celui pour qui vous travaillez.',
  fields: {
    contact_name: 'Contact',
    contact_email: 'E-mail du contact',
    address: 'Adresse',
    tax_number: 'Numéro fiscal',
    payment_terms_days: 'Délai de paiement (jours)',
    notes: 'Notes',
    projects_count: 'Projets',
  },
  options: {
    status: {
      active: 'Actif',
      archived: 'Archivé',
    },
  },
  moves: {
    archive: 'Archiver',
    restore: 'Restaurer',
  },
};

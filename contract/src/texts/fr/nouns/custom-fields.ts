import type { NounWords } from '../../nouns.ts';

export const customFields: NounWords<'custom-fields'> = {
  one: 'champ personnalisé',
  many: 'champs personnalisés',
  a: 'un champ personnalisé',
  the: 'le champ personnalisé',
  all: 'Tous les champs personnalisés',
  empty: 'Aucun champ personnalisé pour le moment. Ajoutez-en un pour garder ce dont votre entreprise a besoin en plus.',
  fields: {
    name_i18n: 'Noms dans d’autres langues',
    model: 'Appartient à',
    options: 'Choix',
    required: 'Obligatoire',
    tier: 'Qui le voit',
    help: 'Texte d’aide',
    help_i18n: 'Aide dans d’autres langues',
    position: 'Ordre',
    in_table: 'Dans la liste',
    filterable: 'Filtrable',
    hidden_at: 'Masqué le',
    is_used: 'Utilisé',
  },
  options: {
    model: {
      employees: 'Collaborateurs',
      projects: 'Projets',
      clients: 'Clients',
    },
    kind: {
      text: 'Texte court',
      long_text: 'Texte long',
      integer: 'Nombre entier',
      amount: 'Montant',
      date: 'Date',
      boolean: 'Oui ou non',
      choice: 'Choix',
      employee: 'Personne',
    },
    tier: {
      employment: 'Données d’emploi',
      personal: 'Données personnelles',
      money: 'Budgets et prix',
      reason: 'Motifs',
      cost: 'Coûts',
    },
    status: {
      active: 'Actif',
      hidden: 'Masqué',
    },
  },
  moves: {
    hide: 'Masquer',
    restore: 'Restaurer',
  },
  moveHints: {
    hide: 'Les valeurs sont conservées 30 jours. Restaurez le champ avant, sinon elles seront supprimées.',
  },
};

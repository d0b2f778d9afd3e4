/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: {
    one: 'Utilisateur',
    many: 'Utilisateurs',
    empty: 'Personne ne peut encore se connecter. Invitez le premier utilisateur.',
  },
  roles: {
    one: 'Rôle',
    many: 'Rôles',
    empty: 'Aucun rôle pour le moment. Un rôle définit ce que ses utilisateurs peuvent voir et faire.',
  },
  permissions: {
    one: 'Autorisation',
    many: 'Autorisations',
    empty: 'Aucune autorisation.',
  },
  employees: {
    one: 'Collaborateur',
    many: 'Collaborateurs',
    empty: 'Ajoutez votre premier collaborateur.',
  },
  'employee-versions': {
    one: 'Modification de la relation de travail',
    many: 'Modifications de la relation de travail',
    empty: 'Aucune modification de la relation de travail.',
  },
  'employment-periods': {
    one: 'Période d’emploi',
    many: 'Périodes d’emploi',
    empty: 'Aucune période d’emploi.',
  },
  'emergency-contacts': {
    one: 'Contact d’urgence',
    many: 'Contacts d’urgence',
    empty: 'Personne à appeler en cas d’urgence pour le moment.',
  },
  dependents: {
    one: 'Personne à charge',
    many: 'Personnes à charge',
    empty: 'Aucune personne à charge.',
  },
  educations: {
    one: 'Formation',
    many: 'Formation',
    empty: 'Aucune formation indiquée pour le moment.',
  },
  experiences: {
    one: 'Poste antérieur',
    many: 'Expérience',
    empty: 'Aucun poste antérieur indiqué pour le moment.',
  },
  skills: {
    one: 'Compétence',
    many: 'Compétences et langues',
    empty: 'Aucune compétence ni langue indiquée pour le moment.',
  },
  'bank-accounts': {
    one: 'Compte bancaire',
    many: 'Comptes bancaires',
    empty: 'Aucun compte bancaire pour le moment.',
  },
  documents: {
    one: 'Document',
    many: 'Documents',
    empty: 'Aucun document pour le moment. Déposez-en un ou demandez-le à un collaborateur.',
  },
  forms: {
    one: 'Formulaire',
    many: 'Formulaires',
    empty: 'Aucun contrat ni offre pour le moment.',
  },
  'change-requests': {
    one: 'Demande de modification',
    many: 'Demandes de modification',
    empty: 'Personne ne demande de modification.',
  },
  departments: {
    one: 'Département',
    many: 'Départements',
    empty: 'Aucun département pour le moment. Commencez par la société elle-même.',
  },
  jobs: {
    one: 'Emploi',
    many: 'Emplois',
    empty: 'Aucun emploi pour le moment. Un emploi est ce pour quoi on recrute.',
  },
  branches: {
    one: 'Agence',
    many: 'Agences',
    empty: 'Aucune agence pour le moment. Une agence donne à ses collaborateurs un fuseau horaire, une devise et des jours fériés.',
  },
  'holiday-calendars': {
    one: 'Calendrier des jours fériés',
    many: 'Calendriers des jours fériés',
    empty: 'Aucun calendrier pour le moment. Chaque agence en suit un.',
  },
  holidays: {
    one: 'Jour férié',
    many: 'Jours fériés',
    empty: 'Aucun jour férié dans ce calendrier pour le moment.',
  },
  logs: {
    one: 'Entrée',
    many: 'Historique',
    empty: 'Il ne s’est encore rien passé.',
  },
  dashboard: {
    one: 'Tableau de bord',
    many: 'Tableau de bord',
    empty: '',
  },
} as const;

/** What a record is called, alone and in company, and what an empty list says. */
export const resources = {
  users: { one: 'Utilisateur', many: 'Utilisateurs', empty: 'Personne ne peut encore se connecter. Invitez le premier utilisateur.' },
  roles: { one: 'Rôle', many: 'Rôles', empty: 'Aucun rôle pour le moment. Un rôle définit ce que ses utilisateurs peuvent voir et faire.' },
  permissions: { one: 'Autorisation', many: 'Autorisations', empty: 'Aucune autorisation.' },
  employees: { one: 'Collaborateur', many: 'Collaborateurs', empty: 'Ajoutez votre premier collaborateur.' },
  departments: { one: 'Département', many: 'Départements', empty: 'Aucun département pour le moment. Commencez par la société elle-même.' },
  jobs: { one: 'Emploi', many: 'Emplois', empty: 'Aucun emploi pour le moment. Un emploi est ce pour quoi on recrute.' },
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
  holidays: { one: 'Jour férié', many: 'Jours fériés', empty: 'Aucun jour férié dans ce calendrier pour le moment.' },
  logs: { one: 'Entrée', many: 'Historique', empty: 'Il ne s’est encore rien passé.' },
  dashboard: { one: 'Tableau de bord', many: 'Tableau de bord', empty: '' },
} as const;

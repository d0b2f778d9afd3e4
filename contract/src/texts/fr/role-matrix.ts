/** The rights of a role. */
export const roleMatrix = {
  title: 'Ce que ce rôle permet',
  search: 'Rechercher un droit',
  no_right: 'Non',
  yes: 'Oui',
  holders: 'Utilisateurs ayant ce rôle',
  compare: 'Comparer avec',
  changed: '{count, plural, one {# modification non enregistrée} other {# modifications non enregistrées}}',
  legend:
    'Personnel : ses propres fiches. Équipe : ses subordonnés directs. Département : les départements dont on est responsable et ceux qui en dépendent. Agence : sa propre agence. Tout : l’ensemble.',
  administrator_role:
    'Les administrateurs conservent toujours les droits sur les utilisateurs et les rôles qui permettent de rétablir les accès.',
  employee_role:
    'Les personnes ayant ce rôle utilisent l’espace libre-service. Il donne accès à ses propres données, à l’annuaire et aux listes simples, et ne se combine pas.',
  read_only: 'Vous pouvez consulter ce rôle, mais pas le modifier.',
  not_held: 'Vous ne pouvez pas accorder des droits que vous n’avez pas.',
  nothing_found: 'Aucun droit ne porte ce nom.',
  no_comparison: 'Aucun autre rôle',
  in_other: '{name} : {scope}',
  only_differences: 'Différences seulement',
  no_differences: 'Les deux rôles ont les mêmes droits.',
  discard: 'Abandonner',
  whole_area: 'Tout le domaine',
  set_area: 'Définir tous les droits du domaine {area}',
  no_holders: 'Personne n’a ce rôle.',
  all_holders: '{count, plural, one {Afficher # utilisateur} other {Afficher les # utilisateurs}}',
  start_empty: 'Aucun droit',
  rights: '{count, plural, one {# droit} other {# droits}}',
} as const;

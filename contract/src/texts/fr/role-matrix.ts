/** The rights of a role. */
export const roleMatrix = {
  title: 'Autorisations de ce rôle',
  search: 'Rechercher des autorisations',
  no_right: 'Non',
  yes: 'Oui',
  holders: 'Utilisateurs ayant ce rôle',
  compare: 'Comparer avec',
  changed: '{count, plural, one {# modification non enregistrée} other {# modifications non enregistrées}}',
  legend:
    'Individuel : vos propres fiches. Équipe : vos collaborateurs directs. Département : les départements dont vous êtes responsable et ceux qui en dépendent. Agence : votre agence. Tout : l’ensemble.',
  administrator_role:
    'Les administrateurs conservent toujours les autorisations sur les utilisateurs et les rôles qui permettent de rétablir les accès.',
  employee_role:
    'Les personnes ayant ce rôle utilisent le libre-service : leurs propres données, l’annuaire et les listes générales. Il ne peut pas être associé à d’autres rôles.',
  read_only: 'Vous pouvez voir ce rôle, mais pas le modifier.',
  not_held: 'Vous ne pouvez accorder que les autorisations que vous avez.',
  nothing_found: 'Aucune autorisation ne correspond.',
  no_comparison: 'Aucun',
  in_other: '{name} : {scope}',
  only_differences: 'Différences uniquement',
  no_differences: 'Les deux rôles ont les mêmes autorisations.',
  discard: 'Abandonner',
  whole_area: 'Tout le domaine',
  set_area: 'Définir toutes les autorisations du domaine {area}',
  no_holders: 'Personne n’a encore ce rôle.',
  all_holders: '{count, plural, one {Afficher # utilisateur} other {Afficher les # utilisateurs}}',
  all_of_many_holders: 'Afficher tous les utilisateurs',
  start_empty: 'Aucune autorisation',
  rights: '{count, plural, one {# autorisation} other {# autorisations}}',
} as const;

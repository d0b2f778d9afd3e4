/** Departments as a tree. */
export const departmentTree = {
  tree: 'Arborescence',
  list: 'Liste',
  move_to: 'Déplacer vers…',
  move_title: 'Déplacer {name}',
  move_text: 'Tout ce qui en dépend est déplacé aussi.',
  move: 'Déplacer',
  new_parent: 'Nouveau département parent',
  top_level: 'Premier niveau',
} as const;

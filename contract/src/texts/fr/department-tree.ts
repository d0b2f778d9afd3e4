/** Departments as a tree. */
export const departmentTree = {
  tree: 'Arborescence',
  list: 'Liste',
  move_to: 'Déplacer vers…',
  move_title: 'Déplacer {name}',
  move_text: 'Le département est déplacé avec tout ce qui en dépend.',
  move: 'Déplacer',
  new_parent: 'Nouveau département parent',
  top_level: 'Sans parent : au sommet',
} as const;

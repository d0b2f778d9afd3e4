/** Departments as a tree. */
export const departmentTree = {
  tree: 'Baum',
  list: 'Liste',
  move_to: 'Verschieben nach …',
  move_title: '{name} verschieben',
  move_text: 'Die Abteilung wird mit allen untergeordneten verschoben.',
  move: 'Verschieben',
  new_parent: 'Neue übergeordnete Abteilung',
  top_level: 'Oberste Ebene',
} as const;

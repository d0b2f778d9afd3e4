/** Departments as a tree. */
export const departmentTree = {
  tree: 'Árbol',
  list: 'Lista',
  move_to: 'Mover a…',
  move_title: 'Mover {name}',
  move_text: 'Todo lo que depende de él se mueve también.',
  move: 'Mover',
  new_parent: 'Nuevo departamento superior',
  top_level: 'Primer nivel',
} as const;

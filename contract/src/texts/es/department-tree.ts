/** Departments as a tree. */
export const departmentTree = {
  tree: 'Árbol',
  list: 'Lista',
  move_to: 'Mover a…',
  move_title: 'Mover {name}',
  move_text: 'El departamento se mueve con todo lo que depende de él.',
  move: 'Mover',
  new_parent: 'Nuevo departamento superior',
  top_level: 'Sin departamento superior: en la cima',
} as const;

/** Departments as a tree. */
export const departmentTree = {
  tree: 'Tree',
  list: 'List',
  move_to: 'Move to…',
  move_title: 'Move {name}',
  move_text: 'The department moves with everything below it.',
  move: 'Move',
  new_parent: 'New parent department',
  top_level: 'No parent: at the top',
} as const;

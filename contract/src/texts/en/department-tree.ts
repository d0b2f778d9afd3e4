/** Departments as a tree. */
export const departmentTree = {
  tree: 'Tree',
  list: 'List',
  move_to: 'Move to…',
  move_title: 'Move {name}',
  move_text: 'Everything below it moves along.',
  move: 'Move',
  new_parent: 'New parent department',
  top_level: 'Top level',
} as const;

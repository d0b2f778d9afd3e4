/** Departments as a tree. */
export const departmentTree = {
  tree: '树形',
  list: '列表',
  move_to: '移动到…',
  move_title: '移动{name}',
  move_text: '所有下级部门会一并移动。',
  move: '移动',
  new_parent: '新的上级部门',
  top_level: '顶层',
} as const;

/** Departments as a tree. */
export const departmentTree = {
  tree: 'ツリー',
  list: '一覧',
  move_to: '移動…',
  move_title: '「{name}」の移動',
  move_text: '下位の部署もすべて一緒に移動します。',
  move: '移動',
  new_parent: '新しい上位部署',
  top_level: '最上位',
} as const;

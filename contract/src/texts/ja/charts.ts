export const charts = {
  as_table: '表で表示',
  as_chart: 'グラフで表示',
  keys_hint: '矢印キーで値を順に読めます。',
};

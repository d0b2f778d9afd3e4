export const charts = {
  as_table: '以表格显示',
  as_chart: '以图表显示',
  keys_hint: '用方向键逐个查看数值。',
};

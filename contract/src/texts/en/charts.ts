/** Texts of every chart outside its drawing. */
export const charts = {
  as_table: 'Show as table',
  as_chart: 'Show as chart',
  keys_hint: 'Use the arrow keys to go through the values.',
} as const;

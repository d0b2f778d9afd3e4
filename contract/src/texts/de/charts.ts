export const charts = {
  as_table: 'Als Tabelle zeigen',
  as_chart: 'Als Diagramm zeigen',
  keys_hint: 'Mit den Pfeiltasten gehen Sie die Werte durch.',
};

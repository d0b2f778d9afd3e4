export const charts = {
  as_table: 'Ver como tabla',
  as_chart: 'Ver como gráfico',
  keys_hint: 'Recorra los valores con las teclas de flecha.',
};

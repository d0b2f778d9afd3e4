export const charts = {
  as_table: 'Afficher en tableau',
  as_chart: 'Afficher en graphique',
  keys_hint: 'Les touches fléchées parcourent les valeurs.',
};

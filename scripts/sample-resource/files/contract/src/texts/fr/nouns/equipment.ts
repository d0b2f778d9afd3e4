export const equipment = {
  one: 'matériel',
  many: 'matériels',
  empty: 'Aucun matériel pour l’instant. Ajoutez les ordinateurs, téléphones et voitures que vous confiez.',
  fields: { serial_no: 'Numéro de série', bought_on: 'Date d’achat', price: 'Prix' },
  options: { kind: { laptop: 'Ordinateur portable', phone: 'Téléphone', car: 'Voiture' } },
} as const;

export const costCenters = {
  one: 'Kostenstelle',
  many: 'Kostenstellen',
  empty: 'Noch keine Kostenstellen. Das Buchungsjournal bucht Gehälter darauf.',
} as const;

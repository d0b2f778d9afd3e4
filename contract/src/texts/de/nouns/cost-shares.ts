export const costShares = {
  one: 'Kostenanteil',
  many: 'Kostenanteile',
  empty: 'Noch keine Kostenanteile. Gebucht wird auf die Kostenstelle der Abteilung oder der Niederlassung.',
  fields: { share_bp: 'Anteil', valid_from: 'Ab', valid_to: 'Bis' },
} as const;

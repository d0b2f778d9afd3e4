export const travel = {
  comes_to: 'Ce déplacement',
  choose: 'Choisissez les jours pour voir ce que le déplacement représente.',
  working_days: '{count, plural, one {# jour ouvré} other {# jours ouvrés}} sur {days, plural, one {# jour} other {# jours}}',
  estimate: 'Estimation : {amount}',
  view_pending: 'À décider',
  view_now: 'En déplacement',
  view_ahead: 'À venir',
} as const;

/** Texts of excuses, in addition to their nouns. */
export const excuse = {
  request: 'Demander une absence courte',
  comes_to: 'Cette demande',
  choose: 'Choisissez le type, le jour et les heures pour voir ce que couvre la demande.',
  quota: '{used} min sur {limit} utilisées en {month}',
  quota_open: '{used} min utilisées en {month}',
  quota_count: '{used} demandes sur {limit} en {month}',
  quota_label: 'Quota pour {month}',
  duration: '{minutes} min',
  after: 'Avec cette demande, {used} min sur {limit} sont utilisées en {month}.',
  not_counted: 'Elle n’entame pas votre quota.',
  shift: 'Horaire : {name}, de {start} à {end}.',
  correction_withdrawn: 'La correction a été annulée.',
  correct: 'Demander une correction',
  explain: 'Demander une absence courte',
  view_pending: 'À décider',
  view_corrections: 'Corrections de pointage',
} as const;

/** Sentences about leave that its rules make. */
export const leave = {
  preview_granted:
    'Une personne embauchée le {hired} reçoit {unit, select, hour {{amount, plural, one {# heure} other {# heures}}} other {{amount, plural, one {# jour} other {# jours}}}} jusqu’au {until}, puis {unit, select, hour {{later, plural, one {# heure} other {# heures}}} other {{later, plural, one {# jour} other {# jours}}}} l’année suivante.',
  preview_unlimited: 'Une personne embauchée le {hired} peut prendre tout ce qui est approuvé.',
  preview_waits: 'Le premier jour peut être pris le {day}.',
  preview_carried:
    'Si rien n’est pris, {unit, select, hour {{amount, plural, one {# heure} other {# heures}}} other {{amount, plural, one {# jour} other {# jours}}}} sont reportés.',
  preview_carried_until:
    'Si rien n’est pris, {unit, select, hour {{amount, plural, one {# heure} other {# heures}}} other {{amount, plural, one {# jour} other {# jours}}}} sont reportés et expirent après le {lapses}.',
} as const;

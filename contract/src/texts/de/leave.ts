/** Sentences about leave that its rules make. */
export const leave = {
  preview_granted:
    'Wer am {hired} anfängt, bekommt {unit, select, hour {{amount, plural, one {# Stunde} other {# Stunden}}} other {{amount, plural, one {# Tag} other {# Tage}}}} bis {until} und {unit, select, hour {{later, plural, one {# Stunde} other {# Stunden}}} other {{later, plural, one {# Tag} other {# Tage}}}} im Jahr danach.',
  preview_unlimited: 'Wer am {hired} anfängt, kann nehmen, was genehmigt wird.',
  preview_waits: 'Der erste Tag kann am {day} genommen werden.',
  preview_carried:
    'Wird nichts genommen, werden {unit, select, hour {{amount, plural, one {# Stunde} other {# Stunden}}} other {{amount, plural, one {# Tag} other {# Tage}}}} übertragen.',
  preview_carried_until:
    'Wird nichts genommen, werden {unit, select, hour {{amount, plural, one {# Stunde} other {# Stunden}}} other {{amount, plural, one {# Tag} other {# Tage}}}} übertragen und verfallen nach dem {lapses}.',
} as const;

/** Sentences about leave that its rules make. */
export const leave = {
  preview_granted:
    'Quien entra el {hired} tiene {unit, select, hour {{amount, plural, one {# hora} other {# horas}}} other {{amount, plural, one {# día} other {# días}}}} hasta el {until} y {unit, select, hour {{later, plural, one {# hora} other {# horas}}} other {{later, plural, one {# día} other {# días}}}} al año siguiente.',
  preview_unlimited: 'Quien entra el {hired} puede tomar todo lo que se apruebe.',
  preview_waits: 'El primer día se puede tomar el {day}.',
  preview_carried:
    'Si no se toma nada, se traspasan {unit, select, hour {{amount, plural, one {# hora} other {# horas}}} other {{amount, plural, one {# día} other {# días}}}}.',
  preview_carried_until:
    'Si no se toma nada, se traspasan {unit, select, hour {{amount, plural, one {# hora} other {# horas}}} other {{amount, plural, one {# día} other {# días}}}}, que caducan después del {lapses}.',
} as const;

/** Sentences about leave that its rules make. */
export const leave = {
  preview_granted:
    'Someone hired on {hired} gets {unit, select, hour {{amount, plural, one {# hour} other {# hours}}} other {{amount, plural, one {# day} other {# days}}}} until {until}, and {unit, select, hour {{later, plural, one {# hour} other {# hours}}} other {{later, plural, one {# day} other {# days}}}} in the year after.',
  preview_unlimited: 'Someone hired on {hired} can take as much as is approved.',
  preview_waits: 'The first day can be taken on {day}.',
  preview_carried:
    'If nothing is taken, {unit, select, hour {{amount, plural, one {# hour} other {# hours}}} other {{amount, plural, one {# day} other {# days}}}} are carried over.',
  preview_carried_until:
    'If nothing is taken, {unit, select, hour {{amount, plural, one {# hour} other {# hours}}} other {{amount, plural, one {# day} other {# days}}}} are carried over and lapse after {lapses}.',
} as const;

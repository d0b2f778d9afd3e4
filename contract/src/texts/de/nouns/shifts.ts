export const shifts = {
  one: 'Schicht',
  many: 'Schichten',
  empty: 'Noch keine Schichten. Eine Schicht legt fest, wann ein Arbeitstag beginnt und endet.',
  fields: {
    start_time: 'Beginn',
    end_time: 'Ende',
    paid_break: 'Pause ist bezahlt',
    required_minutes: 'Sollstunden',
    core_start: 'Kernzeit von',
    core_end: 'Kernzeit bis',
    half_split_time: 'Mitte des Tages',
    min_rest_minutes: 'Ruhezeit danach',
    crosses_midnight: 'Endet am Folgetag',
  },
  options: { kind: { fixed: 'Feste Arbeitszeit', flexible: 'Gleitzeit' } },
} as const;

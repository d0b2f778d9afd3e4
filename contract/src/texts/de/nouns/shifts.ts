export const shifts = {
  one: 'Schicht',
  many: 'Schichten',
  empty: 'Noch keine Schichten. Eine Schicht legt fest, wann ein Arbeitstag beginnt und endet.',
  fields: {
    start_time: 'Beginn',
    end_time: 'Ende',
    pause_start: 'Geteilte Schicht: Ende des ersten Teils',
    pause_end: 'Geteilte Schicht: Beginn des zweiten Teils',
    paid_break: 'Bezahlte Pause',
    required_minutes: 'Sollstunden',
    core_start: 'Kernzeitbeginn',
    core_end: 'Kernzeitende',
    half_split_time: 'Tagesmitte',
    min_rest_minutes: 'Mindestruhezeit danach',
    crosses_midnight: 'Endet am Folgetag',
  },
  options: { kind: { fixed: 'Feste Arbeitszeit', flexible: 'Gleitzeit' } },
} as const;

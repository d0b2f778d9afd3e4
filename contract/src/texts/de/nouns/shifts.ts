import type { NounWords } from '../../nouns.ts';

export const shifts: NounWords<'shifts'> = {
  one: 'Schicht',
  many: 'Schichten',
  empty: 'Noch keine Schichten. Eine Schicht legt fest, wann ein Arbeitstag beginnt und endet.',
  fields: {
    start_time: 'Beginn',
    end_time: 'Ende',
    pause_start: 'Ende des ersten Teils (geteilte Schicht)',
    pause_end: 'Beginn des zweiten Teils (geteilte Schicht)',
    paid_break: 'Bezahlte Pause',
    required_minutes: 'Sollstunden',
    core_start: 'Kernzeitbeginn',
    core_end: 'Kernzeitende',
    half_split_time: 'Tagesmitte',
    min_rest_minutes: 'Mindestruhezeit danach',
    crosses_midnight: 'Ende am Folgetag',
  },
  options: { kind: { fixed: 'Feste Arbeitszeit', flexible: 'Gleitzeit' } },
};

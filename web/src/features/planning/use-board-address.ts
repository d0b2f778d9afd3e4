import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day, isDate } from '@cadre/rules/calendar';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { useFormat } from '../../platform/format/format.ts';

export const zooms = ['weeks', 'days'] as const;
export type Zoom = (typeof zooms)[number];
export const shown = ['all', 'bench', 'over'] as const;
export type BoardView = (typeof shown)[number];

/** The number of days on the board, and in one column and one step. */
const lengths: Record<Zoom, { days: number; column: number; step: number }> = {
  weeks: { days: 182, column: 7, step: 91 },
  days: { days: 28, column: 1, step: 14 },
};

/** The address contains all settings of the board. */
export function useBoardAddress() {
  const parameters = useParameters();
  const thisWeek = mondayOn(useFormat().today());
  const { get } = parameters;
  const oneOf = <V extends string>(name: string, values: readonly [V, ...V[]]): V =>
    values.find((value) => value === get(name)) ?? values[0];
  const zoom = oneOf('zoom', zooms);
  const requested = get('from');
  const from = isDate(requested) ? mondayOn(requested) : thisWeek;
  const { days, column, step } = lengths[zoom];
  return {
    ...parameters,
    /** A changed selection of rows starts with its first page. */
    replace: (change: Parameters<typeof parameters.replace>[0]) => parameters.replace({ page: undefined, ...change }),
    by: oneOf('by', ['person', 'project'] as const),
    show: oneOf('show', shown),
    zoom,
    column,
    from,
    to: addDays(from, days - 1),
    isNow: from === thisWeek,
    stepped: (by: 1 | -1): Day => addDays(from, by * step),
    q: get('q'),
    page: Number(get('page')) || undefined,
    department_id: Number(get('department_id')) || undefined,
    skills: get('skills') || undefined,
    /** In hours. */
    free: Number(get('free')) || undefined,
    /** The initial person, project and days of the next booking. */
    start: {
      employee_id: Number(get('for')) || undefined,
      project_id: Number(get('on')) || undefined,
      from_date: dayIn(get('day')),
      to_date: dayIn(get('until')),
    },
  };
}
export type BoardAddress = ReturnType<typeof useBoardAddress>;

const dayIn = (text: string): Day | undefined => (isDate(text) ? text : undefined);
const mondayOn = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

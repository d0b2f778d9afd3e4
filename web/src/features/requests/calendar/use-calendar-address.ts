import { isDate, isMonth, monthSpan } from '@cadre/rules/calendar';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useFormat } from '../../../platform/format/format.ts';

export const shapes = ['timeline', 'quarter', 'month', 'day'] as const;
export type Shape = (typeof shapes)[number];
export const picks = ['department_id', 'branch_id', 'leave_category_id', 'status'] as const;
export type Pick = (typeof picks)[number];

/** The complete state of a calendar is in its URL. On a phone the default is one day at a time. */
export function useCalendarAddress() {
  const parameters = useParameters();
  const today = useFormat().today();
  const { md: isWide } = useBreakpoint();
  const requested = shapes.find((shape) => shape === parameters.get('shape'));
  const shape: Shape = requested ?? (isWide ? 'timeline' : 'day');
  const day = isDate(parameters.get('day')) ? parameters.get('day') : undefined;
  const month = shape === 'day' && day ? day.slice(0, 7) : isMonth(parameters.get('month')) ? parameters.get('month') : today.slice(0, 7);
  const chosen = Object.fromEntries(picks.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : []))) as Partial<
    Record<Pick, string>
  >;
  const person = Number(parameters.get('person')) || undefined;
  return {
    ...parameters,
    /** Other people are found from their first page on. */
    replace: (change: Parameters<typeof parameters.replace>[0]) => parameters.replace({ page: undefined, ...change }),
    today,
    shape,
    month,
    /** Of one day at a time; today, or the first of another month. */
    shownDay: day ?? (today.startsWith(month) ? today : `${month}-01`),
    /** The panel opened next to the calendar. */
    opened: day && (person !== undefined || shape === 'month') ? { day, person } : undefined,
    span: shape === 'quarter' ? quarterOf(month) : monthSpan(month),
    page: Number(parameters.get('page')) || undefined,
    chosen,
    q: parameters.get('q'),
    isOnlyAway: parameters.get('only') === 'away',
  };
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>;

/** The three months around one, as years are counted. */
function quarterOf(month: string): { from: string; to: string } {
  const [year, number] = [month.slice(0, 4), Number(month.slice(5))];
  const first = number - ((number - 1) % 3);
  const at = (of: number) => monthSpan(`${year}-${String(of).padStart(2, '0')}`);
  return { from: at(first).from, to: at(first + 2).to };
}

import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { type Holiday, nextHolidays } from './next-holidays.ts';

const shown = 6;
const asked = 100;

/** The next days off of one calendar, or of all. Yearly ones may have been entered in any year, so they are asked for on their own. */
export function useNextHolidays(calendar?: number) {
  const today = useFormat().today();
  const ask = async (filters: object): Promise<Holiday[]> => {
    const narrowed = calendar === undefined ? filters : { ...filters, holiday_calendar_id: [calendar] };
    const query = { per_page: asked, order_by: 'date', order_dir: 'asc', filters: JSON.stringify(narrowed) };
    return (await api.get<{ data: Holiday[] }>('/holidays', query)).data;
  };
  return useQuery({
    queryKey: ['holidays', 'next', today, calendar],
    queryFn: async () => {
      const [dated, yearly] = await Promise.all([ask({ date: { from: today } }), ask({ recurring: true })]);
      const known = new Map([...dated, ...yearly].map((holiday) => [holiday.id, holiday]));
      return nextHolidays([...known.values()], today, shown);
    },
    meta: { quiet: true },
  });
}

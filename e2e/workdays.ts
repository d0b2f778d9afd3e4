import type { PlannedDay } from '@cadre/contract/calls/schedules';
import { people } from './people.ts';
import { sendRequest, sessionOf } from './send-request.ts';

/** The days in this span with planned work and without a holiday, whatever the date of the run. */
export async function workdays(employee: number, from: string, to: string): Promise<string[]> {
  const { data } = await sendRequest<{ data: PlannedDay[] }>(
    await sessionOf(people.adrian),
    'GET',
    `/employees/${employee}/plan?from=${from}&to=${to}`,
  );
  return data.filter(({ shift, holiday }) => shift && !holiday).map(({ date }) => date);
}

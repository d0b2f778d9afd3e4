import type { Office } from '../office.ts';

let made = 0;

/** Returns the data of a call that must succeed. */
// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its response
const dataOf = async (answer: Promise<{ status: number; text: string; body: any }>): Promise<any> => {
  const { status, text, body } = await answer;
  if (status !== 200) throw new Error(text);
  return body.data;
};

/** Creates shifts, schedules and rosters as HR; fields that are not given have defaults. */
export function planning(office: Office) {
  const hr = office.as('hr');
  return {
    shift: (given: object = {}): Promise<{ id: number; version: number; name: string; code: string; expected_minutes: number }> => {
      made += 1;
      const usual = {
        name: `Shift ${made}`,
        code: made.toString(36),
        color: '#0b7a4b',
        kind: 'fixed',
        start_time: '09:00',
        end_time: '17:00',
      };
      return dataOf(hr.post('/shifts', { ...usual, ...given }));
    },
    /** One week, Monday to Friday. */
    week: (shift: number | null, given: object = {}): Promise<{ id: number; version: number }> => {
      made += 1;
      const days = { weeks: [[shift, shift, shift, shift, shift, null, null]] };
      return dataOf(hr.post('/week-schedules', { name: `Week ${made}`, cycle_weeks: 1, anchor_date: '2026-01-05', days, ...given }));
    },
    assign: (week_schedule_id: number, target: object, from_date = '2020-01-01'): Promise<{ id: number; version: number }> =>
      dataOf(hr.post('/schedule-assignments', { week_schedule_id, from_date, ...target })),
    roster: (month: string, given: object = {}): Promise<{ id: number; version: number; planner_id: number | null }> => {
      made += 1;
      const { department_id } = office.cast.places.delivery;
      return dataOf(hr.post('/month-schedules', { name: `Roster ${made}`, month, department_id, ...given }));
    },
    enter: (roster: number, list: object[]) => hr.put(`/month-schedules/${roster}/entries`, { entries: { list } }),
    publish: (roster: number, body: object = { confirm: true }) => hr.post(`/month-schedules/${roster}/publish`, body),
  };
}

export type Planning = ReturnType<typeof planning>;

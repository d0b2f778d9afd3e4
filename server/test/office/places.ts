import type { Run } from '../../src/platform/database/database.ts';

type Place = { department_id: number; branch_id: number };
export type Places = { job_id: number; holiday_calendar_id: number; delivery: Place; design: Place; finance: Place };

/** Two branches with a calendar, three departments and a job. */
export async function furnish(run: Run): Promise<Places> {
  const insert = async (text: string, values: unknown[]): Promise<number> => (await run(`${text} returning id`, values)).rows[0].id;
  const holiday_calendar_id = await insert('insert into holiday_calendars (name) values ($1)', ['Lisbon']);
  const branch = (name: string, timezone: string, currency: string) =>
    insert(`insert into branches (name, country, timezone, currency, holiday_calendar_id) values ($1, 'PT', $2, $3, $4)`, [
      name,
      timezone,
      currency,
      holiday_calendar_id,
    ]);
  const lisbon = await branch('Lisbon', 'Europe/Lisbon', 'EUR');
  const tokyo = await branch('Tokyo', 'Asia/Tokyo', 'JPY');
  const department = (name: string) => insert('insert into departments (name) values ($1)', [name]);
  return {
    job_id: await insert('insert into jobs (name, salary_min, salary_max, currency) values ($1, 4000000, 6000000, $2)', [
      'Consultant',
      'EUR',
    ]),
    holiday_calendar_id,
    delivery: { department_id: await department('Delivery'), branch_id: lisbon },
    design: { department_id: await department('Design'), branch_id: tokyo },
    finance: { department_id: await department('Finance'), branch_id: lisbon },
  };
}

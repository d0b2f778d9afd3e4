import { startSession } from '../../../src/platform/access/sessions.ts';
import type { Person } from '../../office/person.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done } from '../fixtures.ts';

type Swap = { id: number; caller: number; other: number };

/** A colleague agrees to one swap, refuses another and takes an offered shift; the requester withdraws one and requests another. */
export async function swapShifts(company: DemoCompany): Promise<void> {
  const { db } = company.services;
  const { rows } = await db.run(
    `select s.id, caller.id as caller, other.id as other from shift_swaps s
     join users caller on caller.employee_id = s.employee_id join users other on other.employee_id = s.to_employee_id
     where s.status = 'asked'`,
    [],
  );
  const as = async (user_id: number): Promise<Person> =>
    company.anyone(await startSession(db.run, user_id, { ip: '127.0.0.1', user_agent: 'Test' }));
  const [waiting] = rows as Swap[];
  if (!waiting) throw new Error('The demo company swaps no shifts.');
  const [caller, other] = [await as(waiting.caller), await as(waiting.other)];
  done(await other.post(`/shift-swaps/${waiting.id}/refuse`, { note: 'Not this time' }));
  const { shifts, colleagues } = done(await caller.get('/shift-swaps/desk')).data;
  const free = shifts.filter(({ swap_id }: { swap_id: number | null }) => swap_id === null).map(({ date }: { date: string }) => date);
  const to_employee_id = colleagues.find(({ shifts }: { shifts: unknown[] }) => shifts.length === 0).id;
  const again = done(await caller.post('/shift-swaps', { from_date: free[0], to_employee_id, reason: 'Please' })).data.id;
  done(await other.post(`/shift-swaps/${again}/agree`, {}));
  const withdrawn = done(await caller.post('/shift-swaps', { from_date: free[1], to_employee_id })).data.id;
  done(await caller.post(`/shift-swaps/${withdrawn}/withdraw`, {}));
  const offered = done(await caller.post('/shift-swaps', { from_date: free[1] })).data.id;
  done(await other.post(`/shift-swaps/${offered}/take`, {}));
}

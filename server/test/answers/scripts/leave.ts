import { addDays } from '@cadre/rules/calendar';
import type { DemoCompany } from '../demo-company.ts';
import { byWhoMay, done, employeeOf, firstId } from '../fixtures.ts';

/** A kind of leave that can be taken on any day. */
const anyDay = {
  color: '#0b7a4b',
  unit: 'day',
  min_step: 'half',
  balance_mode: 'unlimited',
  grant: 'upfront',
  accrual_frequency: 'monthly',
  accrual_timing: 'start',
  rounding: 'half',
  rounding_mode: 'nearest',
  prorate: 'none',
  carry_over: 'none',
  carry_over_expiry: 'none',
  substitute: 'none',
  counts_holidays: true,
  requires_approval: false,
};

/** Balances are viewed, adjusted and closed; leave is requested, shortened, given back and withdrawn. */
export async function takeLeave(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const today = new Date().toISOString().slice(0, 10);
  const vacation = await firstId(company, 'leave-categories', `code = 'VAC'`);
  const employee_id = await employeeOf(company, 'employee');
  done(await hr.post('/leave-categories/preview', { annual_amount: 24, hired_on: '2026-03-10' }));
  done(await hr.post(`/leave-categories/${vacation}/effects`, { annual_amount: 25 }));
  done(await hr.post('/leave-ledger/adjust', { employee_id, leave_category_id: vacation, amount: 1, note: 'For helping out' }));
  const year = `${Number(today.slice(0, 4)) - 1}-01-01`;
  done(await hr.get(`/leave-categories/${vacation}/closing`, { year }));
  done(await hr.post(`/leave-categories/${vacation}/close`, { year }));
  done(await hr.post(`/leave-categories/${vacation}/reopen`, { year }));

  const [from_date, to_date] = [addDays(today, 200), addDays(today, 202)];
  const newKind = async (name: string, more: object) =>
    done(await hr.post('/leave-categories', { ...anyDay, name, code: name, ...more })).data.id;
  const ask = async (leave_category_id: number) => done(await employee.post('/leaves', { leave_category_id, from_date, to_date })).data.id;
  const free = await newKind('Free', { requires_approval_to_cancel: false });
  done(await employee.post('/leaves/preview', { leave_category_id: free, from_date, to_date }));
  const given = await ask(free);
  done(await employee.get(`/leaves/${given}/days`));
  done(await employee.get(`/leaves/${given}/impact`));
  done(await employee.post(`/leaves/${given}/shorten`, { to_date: from_date }));
  done(await employee.post(`/leaves/${given}/give-back`, {}));
  const bound = await ask(await newKind('Bound', { requires_approval_to_cancel: true }));
  done(await employee.post(`/leaves/${bound}/ask-to-cancel`, { note: 'Plans have changed' }));
  await byWhoMay(company, (person) => person.post(`/leaves/${bound}/keep`, {}));
  done(await employee.post(`/leaves/${bound}/shorten`, { to_date: from_date }));
  await byWhoMay(company, (person) => person.post(`/leaves/${bound}/agree-to-shorten`, {}));
  done(await employee.post(`/leaves/${bound}/ask-to-cancel`, { note: 'Plans have changed' }));
  done(await hr.post(`/leaves/${bound}/cancel`, { note: 'As asked' }));
  const waiting = await ask(await newKind('Waiting', { requires_approval: true }));
  done(await employee.post(`/leaves/${waiting}/withdraw`, {}));

  done(await employee.get('/absences', { from: from_date, to: to_date }));
  done(await employee.get('/calendar-feeds'));
  const feed = done(await employee.post('/calendar-feeds', { kind: 'own' })).data;
  done(await employee.get(new URL(feed.address).pathname.replace('/api/v1', '')));
  done(await employee.delete(`/calendar-feeds/${feed.id}`));
}

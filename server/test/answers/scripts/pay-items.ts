import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId, idsOf } from '../fixtures.ts';

/** Salaries entered by another user are approved or rejected; one is entered, changed and withdrawn; items end with a month. */
export async function agreeOnPay(company: DemoCompany): Promise<void> {
  const payroll = company.as('payroll');
  const employee_id = await employeeOf(company, 'employee');
  const others = `status = 'pending' and entered_by_id <> (select id from users where email = 'payroll@example.com')`;
  const [first, second] = await idsOf(company, 'compensations', others);
  done(await payroll.post(`/compensations/${first}/approve`, {}));
  done(await payroll.post(`/compensations/${second}/reject`, { note: 'Next year' }));
  done(await payroll.post('/pay-openings', { employee_id, until_month: '2032-03', gross_pay: 9000 }));
  done(await payroll.post('/tax-details', { employee_id, valid_from: '2032-03', tax_class: 'III', children: 1 }));
  const bonus = { employee_ids: [employee_id], name: 'Anniversary', reason: 'other', amount: 50, month: '2032-03' };
  done(await payroll.post('/bonuses/for-many', bonus));
  const monthly = { employee_ids: [employee_id], name: 'Canteen', amount: 20, start_month: '2032-03' };
  done(await payroll.post('/allowances/for-many', monthly));
  done(await payroll.post('/deductions/for-many', { ...monthly, category: 'other' }));
  const salary = { employee_id, effective_from: '2032-03-01', basis: 'monthly', amount: 4000, reason: 'raise' };
  const { id } = done(await payroll.post('/compensations', salary)).data;
  done(await payroll.put(`/compensations/${id}`, { amount: 4100 }));
  done(await payroll.post(`/compensations/${id}/withdraw`, { note: 'By mistake' }));
  const lent = { employee_id, name: 'Bicycle', category: 'loan', kind: 'fixed', principal: 300, amount: 100, currency: 'EUR' };
  const loan = done(await payroll.post('/deductions', { ...lent, recurrence: 'monthly', start_month: '2032-03' })).data.id;
  done(await payroll.post(`/deductions/${loan}/repayments`, { paid_on: '2026-01-02', amount: 50, method: 'cash' }));
  const [repaid] = done(await payroll.get(`/deductions/${loan}/schedule`)).data.entries;
  done(await payroll.post(`/deductions/${loan}/repayments/${repaid.repayment_id}/undo`, { note: 'By mistake' }));
  for (const name of ['allowances', 'bonuses', 'deductions']) {
    const monthly = await firstId(company, name, `status = 'active' and recurrence = 'monthly'`);
    done(await payroll.post(`/${name}/${monthly}/end`, { last_month: '2032-12' }));
  }
}

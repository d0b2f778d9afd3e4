import { importedPay } from '@cadre/contract/import-fields';
import { csv, upload } from '../../imports/fixtures.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

/** The files of a closed month are exported, and a raise is simulated. */
export async function takePayAlong(company: DemoCompany): Promise<void> {
  const payroll = company.as('payroll');
  const run = await firstId(company, 'payrolls', `status = 'closed'`);
  const { month } = done(await payroll.get(`/payrolls/${run}`)).data;
  done(await payroll.post(`/payrolls/${run}/files/journal`, { format: 'csv' }));
  done(await payroll.post(`/payrolls/${run}/files/hours`, { layout_id: await firstId(company, 'hours-layouts') }));
  done(await payroll.post(`/payrolls/${run}/files/payslips-zip`));
  done(await payroll.post('/pay-costs/file', { month, format: 'csv' }));
  done(await payroll.post(`/payrolls/${run}/release`));
  const employee_id = await employeeOf(company, 'employee');
  const slip = await firstId(company, 'salaries', `employee_id = ${employee_id} and visibility = 'released'`);
  done(await payroll.post('/salaries/release', { salary_ids: [slip] }));
  const year = done(await payroll.get(`/salaries/${slip}`)).data.month.slice(0, 4);
  done(await payroll.get(`/employees/${employee_id}/pay-statements/${year}`));
  const question = done(await company.as('employee').post(`/salaries/${slip}/questions`, { text: 'Is this the whole month?' })).data.id;
  done(await payroll.get('/pay-questions'));
  done(await payroll.post(`/pay-questions/${question}/answer`, { answer: 'Yes, it is.' }));
  done(await payroll.post('/pay-simulations', { employee_id, month: '2032-11', compensation: { basis: 'monthly', amount: 4000 } }));
  const component = await firstId(company, 'pay-components');
  done(await payroll.post(`/pay-components/${component}/try`, { employee_id, month: '2032-11' }));
  const file = csv(['Employee', 'Name', 'Amount'], ['Nobody', 'Housing', '10']);
  for (const kind of importedPay) done(await upload(payroll, `${kind}.csv`, file, kind));
}

import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../stage.ts';

/** Somebody asks, and somebody decides: one by one, several at once, and on trial. */
export async function decideRequests(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const employee_id = await employeeOf(company, 'employee');
  const model = 'change-requests';
  const asked = async (city: string): Promise<number> => {
    const { id } = done(await employee.post('/employees/self/change-requests', { model: 'employees', changes: { city } })).data;
    done(await employee.post('/approvals', { model, model_id: id }));
    return firstId(company, 'approvals', `model = '${model}' and model_id = ${id}`);
  };
  done(await hr.put(`/approvals/${await asked('Cuenca')}`, { status: 'approved', note: 'Welcome' }));
  done(await hr.post('/approvals/bulk', { ids: [await asked('Teruel'), 1_000_000], status: 'rejected', note: 'Not there' }));
  done(await hr.post('/approval-settings/simulate', { model, employee_id, values: { model: 'employees' } }));
}

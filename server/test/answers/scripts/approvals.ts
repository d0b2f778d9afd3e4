import { makeLinks } from '../../../src/features/approvals/approval-links.ts';
import { unsubscribePath } from '../../../src/platform/notices/unsubscribe.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

/** Requests are decided one by one, in bulk and from an email, and a decision is simulated. */
export async function decideRequests(company: DemoCompany): Promise<void> {
  const [hr, employee] = [company.as('hr'), company.as('employee')];
  const employee_id = await employeeOf(company, 'employee');
  const model = 'change-requests';
  const requested = async (city: string): Promise<number> => {
    const { id } = done(await employee.post('/employees/self/change-requests', { model: 'employees', changes: { city } })).data;
    done(await employee.post('/approvals', { model, model_id: id }));
    return firstId(company, 'approvals', `model = '${model}' and model_id = ${id}`);
  };
  done(await hr.put(`/approvals/${await requested('Cuenca')}`, { status: 'approved', note: 'Welcome' }));
  done(await hr.post('/approvals/bulk', { ids: [await requested('Teruel'), 1_000_000], status: 'rejected', note: 'Not there' }));
  const { settings } = done(await hr.put('/approval-settings/chain', { model, levels: [{ approver_kind: 'manager' }] })).data;
  const seen = settings.map(({ id }: { id: number }) => id);
  done(await hr.put('/approval-settings/chain', { model, levels: [], seen }));
  done(await hr.post('/approval-settings/simulate', { model, employee_id, values: { model: 'employees' } }));

  const { services } = company;
  const user_id = await firstId(company, 'users', `email = 'hr@example.com'`);
  const approval_id = await requested('Soria');
  const { approved: token } = await services.db.transaction((tx) => makeLinks(tx, approval_id, user_id));
  done(await company.anyone().post('/approval-links/check', { token }));
  done(await company.anyone().post('/approval-links/decide', { token, note: 'From the train' }));
  const path = unsubscribePath(services.seal, { user_id, kinds: ['files'] });
  done(await company.anyone().post('/unsubscribe', { token: new URLSearchParams(path.split('?')[1]).get('token') }));
}

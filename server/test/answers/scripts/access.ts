import { expect } from 'vitest';
import { demoAccounts, demoPassword } from '../../../seeds/demo-accounts.ts';
import { mailsIn } from '../../office/outbox.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, firstId } from '../fixtures.ts';

/** Those that the other scripts need stay signed in. */
const accounts = demoAccounts.map(({ email }) => `'${email}'`).join();
const better = 'violet sundial morning';

/** Signing in and out, passwords, sessions, notices and preferences. */
export async function useAccount(company: DemoCompany): Promise<void> {
  const id = await firstId(company, 'users', `status = 'active' and email not in (${accounts})`);
  const { email } = done(await company.as('admin').get(`/users/${id}`)).data;
  const anyone = company.anyone();
  const signIn = async (password: string) => company.anyone(done(await anyone.post('/login', { email, password })).token.access_token);
  const [first, second] = [await signIn(demoPassword), await signIn(demoPassword)];
  const sessions = done(await first.get('/users/me/sessions')).data;
  done(await first.delete(`/users/me/sessions/${sessions.find(({ current }: { current: boolean }) => !current).id}`));
  done(await second.post('/logout'));

  done(await first.post(`/users/${id}/change-password`, { current_password: demoPassword, password: better }));
  const links = async () =>
    (await mailsIn(company.services)).filter(({ to, link }) => to === email && link?.searchParams.has('token')).map(({ link }) => link);
  done(await company.as('admin').post(`/users/${id}/send-password-link`));
  await expect.poll(links).toHaveLength(1);
  // The second makes the first worthless.
  done(await anyone.post('/forgot-password', { email }));
  await expect.poll(links).toHaveLength(2);
  done(await anyone.post('/reset-password/check', { token: (await links()).at(-1)?.searchParams.get('token') }));
  done(await anyone.post('/reset-password', { token: (await links()).at(-1)?.searchParams.get('token'), password: `${better} again` }));
  done(await company.as('admin').delete(`/users/${id}/sessions`));

  const hr = company.as('hr');
  const paid = await firstId(
    company,
    'employees',
    `status = 'active' and not exists (select from users u where u.employee_id = employees.id) and exists (select from compensations c where c.employee_id = employees.id)`,
  );
  const { work_email, first_name } = done(await hr.get(`/employees/${paid}`)).data;
  const opened = done(await hr.post('/users', { first_name, email: work_email, roles: [2], employee_id: paid })).data;
  done(await company.as('payroll').post(`/users/${opened.id}/confirm`));
  done(await company.as('payroll').post('/users/confirm-pay-access', { ids: [opened.id] }));

  const admin = company.as('admin');
  const wanted = { user_id: id, role_id: 5 };
  done(await admin.post('/role-requests', wanted));
  const [first_request] = done(await admin.get('/role-requests')).data;
  done(await admin.delete(`/role-requests/${first_request.id}`));
  done(await admin.post('/role-requests', wanted));
  const [second_request] = done(await company.as('payroll').get('/role-requests')).data;
  done(await company.as('payroll').post(`/role-requests/${second_request.id}/confirm`));

  const employee = company.as('employee');
  done(await employee.put('/users/me/preferences', { theme: 'dark', columns: { employees: [{ name: 'name', isShown: true }] } }));
  const [notice] = done(await employee.get('/notifications')).data;
  done(await employee.patch(`/notifications/${notice.id}/read`));
  done(await employee.patch('/notifications/read'));
}

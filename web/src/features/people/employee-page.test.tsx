import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { CorrectLeavingDialog } from './profile/leaving/correct-leaving-dialog.tsx';
import { TerminateDialog } from './profile/leaving/terminate-dialog.tsx';
import { WithdrawDialog } from './profile/leaving/withdraw-dialog.tsx';
import type { Profile } from './profile/profile.ts';
import { ProfileHeader } from './profile/profile-header.tsx';
import { OverviewTab } from './profile/tabs/overview-tab.tsx';
import { PersonalTab } from './profile/tabs/personal-tab.tsx';

const profile: Profile = {
  employee: {
    id: 7,
    version: 4,
    employee_no: 'E-0007',
    first_name: 'Grace',
    middle_name: null,
    last_name: 'Hopper',
    preferred_name: null,
    name_order: 'by_script',
    name: 'Grace Hopper',
    status: 'active',
    work_email: 'grace@example.com',
    work_phone: null,
    job_id: 1,
    department_id: 2,
    branch_id: 3,
    manager_id: 2,
    reports_count: 0,
    pic: null,
    created_at: '2024-01-01T00:00:00.000Z',
    updated_at: '2024-01-01T00:00:00.000Z',
    job: { id: 1, name: 'Engineer' },
    department: { id: 2, name: 'Technology' },
    branch: { id: 3, name: 'Tokyo' },
    notice_days: 0,
    can: {},
  },
  manager_chain: [{ id: 2, name: 'Ingrid', pic: null }],
  reports: [],
  zone: 'Asia/Tokyo',
  tabs: { employment: true, personal: true, pay: false, documents: true, leave: true, attendance: false, projects: false, history: false },
};
const withCan = (can: Record<string, boolean>): Profile => ({ ...profile, employee: { ...profile.employee, can } });

afterEach(cleanup);

test('the header offers only actions that the user may perform', async () => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<ProfileHeader profile={withCan({ terminate: true })} tab="overview" neighbours={{}} />);
  expect(await screen.findByText('Engineer · Technology · Tokyo')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByLabelText('Change picture')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'More actions' }));
  const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(offered).toContain('End employment');
  expect(offered).not.toContain('Rehire');
  expect(offered).not.toContain('Delete personal data');
});

test('data that the server leaves out of the overview has no card', async () => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<OverviewTab profile={profile} />);
  expect(await screen.findByText('Ingrid')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Skills and languages' })).toBeNull();
});

const vacation = { kind: 'leave' as const, id: 4, title: 'Vacation at the sea', from_date: '2026-12-21', to_date: '2026-12-24' };

test.each([
  ['granted leave is coming up', { versions: [], absences: [vacation] }, ['Vacation at the sea']],
  ['an empty list shows a message', { versions: [], absences: [] }, ['Nothing coming up.']],
  ['without access to leave, neither is shown', { versions: [] }, []],
])('%s', async (_story, known, result) => {
  standInServer({ 'GET /users/me': meWith() });
  showPage(<OverviewTab profile={{ ...profile, ...known }} />);
  expect(await screen.findByText('Ingrid')).toBeDefined();
  const found = ['Vacation at the sea', 'Nothing coming up.'].filter((text) => screen.queryByText(text));
  expect(found).toEqual(result);
});

test('the personal data tab notes that access is recorded; a section opens just its own fields', async () => {
  const person = { id: 7, version: 4, birth_date: '1980-12-09', gender: 'female', mobile: null, personal_email: null, can: {} };
  const empty = { emergency_contacts: [], dependents: [], educations: [], experiences: [] };
  standInServer({
    'GET /users/me': meWith('employees.view_personal', 'employees.update_personal'),
    'GET /employees/7/personal': () => ({ body: { data: { employee: person, ...empty } } }),
    'GET /employees/7': () => ({ body: { data: person } }),
  });
  showPage(<PersonalTab profile={withCan({ update_personal: true })} />);
  expect(await screen.findByText(/recorded in the history, and Grace Hopper can see it/)).toBeDefined();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Edit: Personal contact details' }));
  expect(await screen.findByLabelText(/Mobile/)).toBeDefined();
  expect(screen.queryByLabelText(/Date of birth/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'New Emergency contact' })).toBeNull();
});

test('an employment ends only after its effects were shown and the name was typed', async () => {
  const effects = [{ kind: 'reports', count: 2, names: ['Ada', 'Ben'], to: { id: 2, name: 'Ingrid' } }, { kind: 'account' }];
  const server = standInServer({
    'GET /users/me': meWith('employees.terminate'),
    'GET /employees/lists': () => ({ body: { data: [] } }),
    'GET /employees/7/leaving': () => ({ body: { data: { effects } } }),
    'POST /employees/7/terminate': () => ({ body: { message: 'Done' } }),
  });
  showPage(<TerminateDialog profile={profile} onClose={() => {}} />);
  const user = userEvent.setup();
  expect(await screen.findByText('2 direct reports move to Ingrid: Ada, Ben')).toBeDefined();
  const end = screen.getByRole('button', { name: 'End employment' });
  expect(end).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Type Grace Hopper to confirm'), 'Grace Hopper');
  await user.click(end);
  expect(await screen.findByText('Reason for leaving is required')).toBeDefined();
  expect(server.to('POST /employees/7/terminate')).toEqual([]);

  await user.click(screen.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Retirement' }));
  await user.click(end);
  await waitFor(() =>
    expect(server.to('POST /employees/7/terminate')[0]?.body).toMatchObject({ termination_reason: 'retirement', version: 4 }),
  );
});

const former: Profile = {
  ...profile,
  employee: { ...profile.employee, status: 'terminated', last_working_day: '2026-10-31', termination_reason: 'resignation' },
  account: { id: 9, email: 'grace@example.com', status: 'suspended' },
};

test('the last day of a former employee is corrected after the dialog counts the punches after it', async () => {
  const server = standInServer({
    'GET /users/me': meWith('employees.terminate'),
    'GET /employees/7/leaving': () => ({ body: { data: { effects: [{ kind: 'punches', count: 3 }] } } }),
    'PUT /employees/7/leaving': () => ({ body: { message: 'Corrected', data: former.employee } }),
  });
  showPage(<CorrectLeavingDialog profile={former} onClose={() => {}} />);
  const user = userEvent.setup();
  expect(await screen.findByText('3 punches after that day won’t count.')).toBeDefined();
  const day = screen.getByRole('textbox', { name: /Last working day/ });
  await user.clear(day);
  await user.type(day, '2026-10-15');
  await user.click(screen.getByRole('button', { name: 'Correct last day' }));
  await waitFor(() => expect(server.to('PUT /employees/7/leaving')[0]?.body).toMatchObject({ last_working_day: '2026-10-15', version: 4 }));
  expect(server.to('PUT /employees/7/leaving')[0]?.body).not.toHaveProperty('successor_id');
});

test('a departure is undone, with the account', async () => {
  const path = 'POST /employees/7/withdraw-notice';
  const server = standInServer({
    'GET /users/me': meWith('employees.terminate'),
    [path]: () => ({ body: { message: 'Back', data: profile.employee } }),
  });
  showPage(<WithdrawDialog profile={former} onClose={() => {}} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Undo departure' }));
  await waitFor(() => expect(server.to(path)[0]?.body).toEqual({ restore_account: true }));
});

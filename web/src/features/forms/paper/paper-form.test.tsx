import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../../crud/testing/stand-in-server.ts';
import { localDrafts } from '../local-draft.ts';
import { PaperForm } from './paper-form.tsx';

const hr = meWith('forms.view', 'forms.create', 'forms.update', 'forms.issue', 'branches.view');
const lookup = () => ({ body: { data: [{ id: 12, name: 'Noa Gil' }] } });
const row = {
  id: 5,
  version: 3,
  type: 'job_offer',
  title: 'Job offer for Bo Berg',
  employee_id: null,
  language: 'en',
  status: 'draft',
  answers: {
    employer_name: 'Example',
    employer_address: 'Plaza 1',
    candidate_name: 'Bo Berg',
    candidate_email: 'bo@example.com',
    contract_type: 'permanent',
    start_date: '2027-01-04',
    job_title: 'Analyst',
    work_place: 'Madrid',
    weekly_hours: 2400,
    salary: 40000,
    currency: 'EUR',
    salary_basis: 'annual',
    leave_days: 25,
    valid_until: '2026-12-15',
    signatory_name: 'Ada Admin',
  },
  can: { update: true, delete: true },
};
const field = (name: string) => document.getElementById(`field-${name}`) as HTMLInputElement;
const ready = () => waitFor(() => expect(field('candidate_name')).not.toBeNull());

beforeEach(() => localStorage.clear());

test('typed text is stored with every letter, restored, and removed when discarded', async () => {
  standInServer({ 'GET /users/me': hr, 'GET /employees/lists': lookup });
  showPage(<PaperForm type="job_offer" loaded={undefined} employee={undefined} />);
  await ready();
  const user = userEvent.setup();
  await user.type(field('candidate_name'), '山田 太郎');
  expect(field('title').value).toBe('Job offer for 山田 太郎');
  expect(localDrafts(1)).toMatchObject([{ type: 'job_offer', draft: { candidate_name: '山田 太郎' } }]);

  cleanup();
  showPage(<PaperForm type="job_offer" loaded={undefined} employee={undefined} />);
  await ready();
  expect(field('candidate_name').value).toBe('山田 太郎');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('candidate_name').value).toBe('');
  expect(localDrafts(1)).toEqual([]);
});

test('a draft is saved with gaps, but not with values of the wrong kind', async () => {
  const server = standInServer({
    'GET /users/me': hr,
    'GET /employees/lists': lookup,
    'POST /forms': () => ({ body: { message: 'saved', data: { ...row, answers: { candidate_name: 'Bo Berg' } } } }),
  });
  showPage(<PaperForm type="job_offer" loaded={undefined} employee={undefined} />);
  await ready();
  const user = userEvent.setup();
  await user.type(field('candidate_name'), 'Bo Berg');
  await user.type(field('leave_days'), 'many');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Annual leave (days) is not valid')).toBeDefined();
  expect(server.to('POST /forms')).toHaveLength(0);

  await user.clear(field('leave_days'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(server.to('POST /forms')).toHaveLength(1));
  const sent = server.to('POST /forms')[0]?.body as { answers: object };
  expect(sent).toMatchObject({ type: 'job_offer', title: 'Job offer for Bo Berg', language: 'en', answers: { candidate_name: 'Bo Berg' } });
  expect(sent.answers).not.toHaveProperty('leave_days');
  await waitFor(() => expect(localDrafts(1)).toEqual([]));
});

test('an incomplete paper cannot be issued, and every missing field is listed', async () => {
  const server = standInServer({ 'GET /users/me': hr, 'GET /employees/lists': lookup });
  showPage(
    <PaperForm type="job_offer" loaded={{ ...row, answers: { ...row.answers, salary: null, work_place: '' } }} employee={undefined} />,
  );
  await ready();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  const summary = await screen.findByText('2 fields need your attention');
  expect(within(summary.parentElement as HTMLElement).getAllByRole('button')).toHaveLength(2);
  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a complete paper is issued after confirmation, and opens as a paper', async () => {
  const server = standInServer({
    'GET /users/me': hr,
    'GET /employees/lists': lookup,
    'GET /forms': () => listOf([]),
    'POST /forms/5/issue': () => ({ body: { message: 'issued', data: { ...row, status: 'issued', number: 'O-2026-0001' } } }),
  });
  const { history } = showPage(<PaperForm type="job_offer" loaded={row} employee={undefined} />);
  await ready();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('We’ll email the PDF to bo@example.com right away.')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(history.location.href).toBe('/contract?id=5'));
  expect(server.to('POST /forms/5/issue')[0]?.body).toEqual({ version: 3 });
  expect(server.to('PUT /forms/5')).toEqual([]);
});

test('a conflict names the other editor, and my text is applied on top of theirs', async () => {
  const theirs = { ...row, version: 9, answers: { ...row.answers, job_title: 'Engineer' } };
  const stale = {
    status: 409,
    body: { error: 'faster', code: 'stale', current: theirs, changed_by: 'Bo Berg', changed_at: '2026-03-01T09:30:00Z' },
  };
  const server = standInServer({
    'GET /users/me': hr,
    'GET /employees/lists': lookup,
    'PUT /forms/5': ({ body }) =>
      (body as { version: number }).version === 3 ? stale : { body: { message: 'saved', data: { ...row, version: 10 } } },
  });
  showPage(<PaperForm type="job_offer" loaded={row} employee={undefined} />);
  await ready();
  const user = userEvent.setup();
  await user.type(field('work_place'), ' and Tokyo');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const dialog = await screen.findByRole('dialog');
  const differing = within(dialog).getAllByRole('rowheader');
  expect(differing.map((header) => header.textContent)).toEqual(['Job title', 'Place of work']);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(server.to('PUT /forms/5')).toHaveLength(2));
  expect(server.to('PUT /forms/5')[1]?.body).toMatchObject({
    version: 9,
    answers: { work_place: 'Madrid and Tokyo', job_title: 'Analyst' },
  });
});

test('choosing the employee fills in their known data', async () => {
  const server = standInServer({
    'GET /users/me': hr,
    'GET /employees/lists': lookup,
    'GET /employees/12/profile': () => ({
      body: { data: { employee: { id: 12, name: 'Noa Gil', branch_id: 3, job: { id: 1, name: 'Consultant' } }, tabs: { personal: true } } },
    }),
    'GET /employees/12/personal': () => ({ body: { data: { employee: { id: 12, city: 'Madrid' } } } }),
    'GET /branches/3': () => ({ body: { data: { id: 3, name: 'Madrid', currency: 'EUR' } } }),
  });
  showPage(<PaperForm type="contract" loaded={undefined} employee={12} />);
  await waitFor(() => expect(field('employee_name')?.value).toBe('Noa Gil'));
  expect(field('title').value).toBe('Contract for Noa Gil');
  expect(field('job_title').value).toBe('Consultant');
  expect(field('employee_address').value).toBe('Madrid');
  expect(field('signatory_name').value).toBe('Ada Admin');
  expect(localDrafts(1)).toMatchObject([{ path: '/forms/contract?employee=12', draft: { employee_id: 12, currency: 'EUR' } }]);
  expect(server.to('GET /employees/12/profile')).toHaveLength(1);
});

test('personal data is not requested without permission', async () => {
  const server = standInServer({
    'GET /users/me': hr,
    'GET /employees/lists': lookup,
    'GET /employees/12/profile': () => ({ body: { data: { employee: { id: 12, name: 'Noa Gil' }, tabs: { personal: false } } } }),
  });
  showPage(<PaperForm type="contract" loaded={undefined} employee={12} />);
  await waitFor(() => expect(field('employee_name')?.value).toBe('Noa Gil'));
  expect(server.to('GET /employees/12/personal')).toEqual([]);
});

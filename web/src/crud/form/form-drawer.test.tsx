import { holidays } from '@cadre/contract/resources/holidays';
import { jobs } from '@cadre/contract/resources/jobs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';

const analyst = {
  id: 5,
  version: 2,
  name: 'Analyst',
  code: 'AN',
  department_id: null,
  grade: 'B',
  description: null,
  headcount_plan: 4,
  active: true,
  can: { update: true },
};
const jobRights = meWith('jobs.view', 'jobs.create', 'jobs.update');
const lists = {
  'GET /users/me': jobRights,
  'GET /jobs': () => listOf([analyst]),
  'GET /jobs/5': () => ({ body: { data: analyst } }),
  'GET /departments/lists': () => ({ body: { data: [] } }),
};

const box = (name: RegExp | string) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
// Under test the library gives all its dialogs one id, so a dialog above a drawer cannot be found by its name.
const dialogSaying = async (title: string) => (await screen.findByText(title)).closest('[role=dialog]') as HTMLElement;
const hintOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('each field shows its hint, then its error, then a tick once it is valid', async () => {
  standInServer({
    ...lists,
    'GET /users/me': meWith('holidays.view', 'holidays.create'),
    'GET /holidays': () => listOf([]),
    'GET /holiday-calendars/lists': () => ({ body: { data: [{ id: 4, name: 'Spain' }] } }),
  });
  showPage(<ResourcePage resource={holidays} />, '/?new=1');

  const user = userEvent.setup();
  const name = await box('Name');
  const date = await box('Date');
  expect(hintOf(name)).toBe('Please enter Name');
  expect(hintOf(date)).toBe('Please enter Date in yyyy-mm-dd format');
  expect(await screen.findByText('Please select Holiday calendar')).toBeDefined();

  await user.type(name, 'A');
  await user.tab();
  expect(hintOf(name)).toBe('Minimum 2 symbols');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.type(name, 'll Saints');
  expect(hintOf(name)).toBe('Name was entered correct');
  expect(screen.getByText('Name was entered correct').className).toBe('visually-hidden');

  await user.type(date, '20261301');
  await user.tab();
  expect(date.value).toBe('2026-13-01');
  expect(hintOf(date)).toBe('Date is not valid');
});

test('an incomplete form is not sent: the summary names the fields, the focus goes to the first', async () => {
  const server = standInServer(lists);
  showPage(<ResourcePage resource={jobs} />, '/?new=1');

  const user = userEvent.setup();
  const name = await box(/^Name/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('One field needs your attention')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Name is required' })).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(server.to('POST /jobs')).toHaveLength(0);
});

test('a server error appears under its field, and the typed values stay', async () => {
  standInServer({
    ...lists,
    'POST /jobs': () => ({
      status: 409,
      body: { error: 'Another record already uses this.', code: 'taken', fields: { name: ['Name is already in use'] } },
    }),
  });
  showPage(<ResourcePage resource={jobs} />, '/?new=1');

  const user = userEvent.setup();
  const name = await box(/^Name/);
  await user.type(name, 'Analyst');
  await user.type(await box('Grade'), 'C');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(hintOf(name)).toBe('Name is already in use'));
  expect(name.value).toBe('Analyst');
  expect((await box('Grade')).value).toBe('C');
  await user.type(name, ' II');
  expect(hintOf(name)).toBe('Name was entered correct');
});

test('a change is sent alone, with the version that was seen; the server’s message is shown', async () => {
  const server = standInServer({ ...lists, 'PUT /jobs/5': () => ({ body: { message: 'Job Analyst saved', data: analyst } }) });
  const { history } = showPage(<ResourcePage resource={jobs} />, '/?edit=5');

  const user = userEvent.setup();
  const headcount = await box('Planned headcount');
  await user.clear(headcount);
  await user.type(headcount, '6');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Job Analyst saved')).toBeDefined();
  expect(server.to('PUT /jobs/5')[0]?.body).toEqual({ headcount_plan: 6, version: 2 });
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('the form leaves out the fields of a tier that the user may not change', async () => {
  standInServer(lists);
  showPage(<ResourcePage resource={jobs} />, '/?new=1');
  await box(/^Name/);
  expect(screen.queryByRole('textbox', { name: 'Minimum salary' })).toBeNull();
  cleanup();

  standInServer({ ...lists, 'GET /users/me': meWith('jobs.view', 'jobs.create', 'jobs.view_band', 'jobs.update_band') });
  showPage(<ResourcePage resource={jobs} />, '/?new=1');
  expect(await box('Minimum salary')).toBeDefined();
});

test('when two people change the same record, the differing fields show side by side, and users can keep their own values', async () => {
  const theirs = { ...analyst, version: 3, grade: 'D' };
  let isFirst = true;
  const server = standInServer({
    ...lists,
    'PUT /jobs/5': () => {
      const stale = {
        error: 'Grace changed this record.',
        code: 'stale',
        current: theirs,
        changed_by: 'Grace',
        changed_at: '2026-11-15T10:42:00Z',
      };
      const answer = isFirst ? { status: 409, body: stale } : { body: { message: 'Job Analyst saved', data: theirs } };
      isFirst = false;
      return answer;
    },
  });
  showPage(<ResourcePage resource={jobs} />, '/?edit=5');

  const user = userEvent.setup();
  const grade = await box('Grade');
  await user.clear(grade);
  await user.type(grade, 'C');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await dialogSaying('This record has changed');
  expect(within(dialog).getByText('Grace changed this record on Nov 15, 2026, 10:42.')).toBeDefined();
  expect(
    within(dialog)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['YoursTheirs', 'GradeCD']);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
  expect(await screen.findByText('Job Analyst saved')).toBeDefined();
  expect(server.to('PUT /jobs/5')[1]?.body).toEqual({ grade: 'C', version: 3 });
});

test('leaving a form with unsaved changes needs a confirmation, and cancelling keeps the input', async () => {
  standInServer(lists);
  const { history } = showPage(<ResourcePage resource={jobs} />, '/?edit=5');

  const user = userEvent.setup();
  const grade = await box('Grade');
  await user.type(grade, 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await dialogSaying('Leave without saving?');
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(history.location.search).toBe('?edit=5');
  expect(grade.value).toBe('Bx');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await dialogSaying('Leave without saving?')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('input typed before the connection was lost is offered again', async () => {
  standInServer({
    ...lists,
    'POST /jobs': () => {
      throw new TypeError('network');
    },
  });
  showPage(<ResourcePage resource={jobs} />, '/?new=1');
  const user = userEvent.setup();
  await user.type(await box(/^Name/), 'Architect');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  cleanup();

  showPage(<ResourcePage resource={jobs} />, '/?new=1');
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect((await box(/^Name/)).value).toBe('Architect');
});

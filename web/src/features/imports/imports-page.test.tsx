import type { ImportData } from '@cadre/contract/calls/imports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { ImportsPage } from './imports-page.tsx';

const uploaded: ImportData = {
  id: 7,
  resource: 'employees',
  status: 'uploaded',
  file_name: 'people.csv',
  headings: ['Vorname', 'Nachname', 'Notiz'],
  mapping: { Vorname: 'first_name', Nachname: null, Notiz: null },
  date_orders: {},
  same: {},
  fields: [
    { name: 'first_name', required: true, shareable: false },
    { name: 'last_name', required: true, shareable: false },
    { name: 'birth_date', required: false, shareable: true },
    { name: 'work_phone', required: false, shareable: true },
  ],
  rows_count: 3,
  wrong_count: null,
  existing_count: null,
  unclear_dates: [],
  remarked_count: null,
  update_existing: false,
  updated_count: null,
  done_count: 0,
  kept_count: null,
  failure: null,
  created_at: '2026-11-15T08:00:00Z',
  committed_at: null,
  undone_at: null,
  can_undo: false,
};
const rows = [
  {
    row_no: 2,
    cells: { Vorname: 'Ada', Nachname: 'Moor', Notiz: '' },
    complaints: {},
    remarks: {},
    suggestions: {},
    record_id: null,
    existing_id: null,
    changes: [],
  },
];
const broken = [
  {
    row_no: 3,
    cells: { Vorname: 'Bo', Nachname: '' },
    complaints: { last_name: ['Please enter Last name'] },
    remarks: {},
    suggestions: { last_name: ['Bohr'] },
    record_id: null,
  },
];

const updating = [
  {
    ...rows[0],
    existing_id: 4,
    changes: [
      { field: 'work_phone', old: '1', new: '2' },
      { field: 'department_id', old: 1, new: 2, old_name: 'Sales', new_name: 'Law' },
    ],
  },
];
const remarked = [{ ...rows[0], remarks: { last_name: ['Same name and birth date as employee E-0004'] } }];

/** Fakes the server for one import: calls change its status, and each poll returns the next progress of its job. */
function serverWith(first: ImportData, onSecondRequest: Partial<ImportData>[] = [], others: Parameters<typeof standInServer>[0] = {}) {
  let now = first;
  const queue = [...onSecondRequest];
  const started = (change: Partial<ImportData>) => () => {
    now = { ...now, ...change };
    return { body: { message: 'This may take a moment', data: now } };
  };
  return standInServer({
    'GET /users/me': meWith('employees.import', 'employees.update', 'employees.update_personal'),
    'GET /imports': () => ({ body: { data: [first] } }),
    'GET /imports/7': () => {
      if (now.status === 'checking' || now.status === 'committing' || now.status === 'undoing') now = { ...now, ...queue.shift() };
      return { body: { data: now } };
    },
    'GET /imports/7/rows': ({ query }) => {
      const data = { wrong: broken, updates: updating, remarked }[String(query.get('only'))] ?? rows;
      return { body: { data, meta: { total: data.length, page: 1, per_page: 25, last_page: 1 } } };
    },
    'POST /imports/employees': () => ({ body: { message: 'people.csv uploaded', data: first } }),
    'PUT /imports/7/mapping': () => ({ body: { message: 'Columns saved', data: now } }),
    'PUT /imports/7/cells': () => ({ body: { message: 'Corrections saved', data: now } }),
    'POST /imports/7/check': started({ status: 'checking' }),
    'POST /imports/7/commit': started({ status: 'committing' }),
    'POST /imports/7/undo': ({ body }) =>
      (body as { later?: string }).later
        ? started({ status: 'undoing' })()
        : { status: 409, body: { error: 'Bo has been changed since.', code: 'import_has_later_work' } },
    ...others,
  });
}

test('limits are shown before a file is chosen, and a file of another kind is not sent', async () => {
  const { to } = serverWith(uploaded);
  showPage(<ImportsPage />);
  const user = userEvent.setup({ applyAccept: false });
  expect(await screen.findByText(/up to 20 MB and 20,000 rows/)).toBeDefined();
  await user.upload(screen.getByLabelText(/Drop a file here/), new File(['x'], 'people.exe'));
  expect(await screen.findByText('people.exe isn’t a CSV or XLSX file.')).toBeDefined();
  expect(to('POST /imports/employees')).toHaveLength(0);
});

test('an uploaded file leads to its columns, and the address remembers it', async () => {
  const { to } = serverWith(uploaded);
  const { history } = showPage(<ImportsPage />);
  await userEvent
    .setup()
    .upload(await screen.findByLabelText(/Drop a file here/), new File(['Vorname'], 'people.csv', { type: 'text/csv' }));
  await waitFor(() => expect(history.location.href).toBe('/employees/import?id=7'));
  expect(to('POST /imports/employees')).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: 'Match columns to fields' })).toBeDefined();
});

test('a needed field without a column stops the check, and a field is given away once', async () => {
  const { to } = serverWith(uploaded, [{ status: 'checked', wrong_count: 0, done_count: 3 }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  expect(await screen.findByText('Missing: Last name')).toBeDefined();
  const check = screen.getByRole('button', { name: 'Check rows' }) as HTMLButtonElement;
  expect(check.disabled).toBe(true);

  const surname = screen.getByRole('combobox', { name: 'Field for column Nachname' });
  expect((within(surname).getByRole('option', { name: 'First name (required)' }) as HTMLOptionElement).disabled).toBe(true);
  expect(await screen.findByText('Moor')).toBeDefined();
  await user.selectOptions(surname, 'last_name');
  await user.click(check);
  expect(to('PUT /imports/7/mapping')[0]?.body).toEqual({
    mapping: { Vorname: 'first_name', Nachname: 'last_name', Notiz: null },
    date_orders: {},
    same: {},
  });
  expect(await screen.findByText('All rows are valid. Nothing has been saved yet.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import all 3 rows' })).toBeDefined();
});

test('a wrong row shows the cell and the reason, and only the valid rows can be imported', async () => {
  const checked: ImportData = { ...uploaded, status: 'checked', mapping: { ...uploaded.mapping, Nachname: 'last_name' }, wrong_count: 1 };
  const committed = { status: 'committed', done_count: 2, committed_at: new Date().toISOString(), can_undo: true } as const;
  const { to } = serverWith(checked, [committed]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  expect(await screen.findByText('Please enter Last name')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import 2 valid rows' }));
  expect(to('POST /imports/7/commit')[0]?.body).toEqual({ only_right: true });
  expect(await screen.findByRole('heading', { name: '2 employees imported' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'View new employees' }).getAttribute('href')).toBe('/employees?sort=-created_at');
});

test('a wrong cell is corrected in place, by hand or with a suggestion, and the file is checked again', async () => {
  const checked: ImportData = { ...uploaded, status: 'checked', mapping: { ...uploaded.mapping, Nachname: 'last_name' }, wrong_count: 1 };
  const { to } = serverWith(checked, [{ status: 'checked', wrong_count: 0 }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  const cell = (await screen.findByRole('textbox', { name: 'Nachname in row 3' })) as HTMLInputElement;
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Bohr' }));
  expect(cell.value).toBe('Bohr');
  await user.type(cell, 'mann');
  expect(screen.queryByRole('button', { name: 'Import 2 valid rows' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check 1 correction' }));
  expect(to('PUT /imports/7/cells')[0]?.body).toEqual({ rows: [{ row_no: 3, cells: { Nachname: 'Bohrmann' } }] });
  expect(to('POST /imports/7/check')).toHaveLength(1);
  expect(await screen.findByText('All rows are valid. Nothing has been saved yet.')).toBeDefined();
});

test('rows that are still wrong after a correction are loaded again', async () => {
  const checked: ImportData = { ...uploaded, status: 'checked', mapping: { ...uploaded.mapping, Nachname: 'last_name' }, wrong_count: 1 };
  const { to } = serverWith(checked, [{ status: 'checking' }, { status: 'checked', wrong_count: 1 }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Bohr' }));
  await user.click(screen.getByRole('button', { name: 'Check 1 correction' }));
  const requested = () => to('GET /imports/7/rows').length;
  await screen.findByText(/^Checking/);
  const whileChecking = requested();
  await screen.findByText('Please enter Last name');
  await waitFor(() => expect(requested()).toBeGreaterThan(whileChecking));
});

test('people changed since the check are named, with a button to check again', async () => {
  const refusal = { status: 409, body: { error: 'These people have changed since the check: Bo.', code: 'import_is_stale' } };
  const checked: ImportData = { ...uploaded, status: 'checked', wrong_count: 0 };
  const { to } = serverWith(checked, [{ status: 'checked' }], { 'POST /imports/7/commit': () => refusal });
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Import all 3 rows' }));
  expect(await screen.findByText(refusal.body.error)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(to('POST /imports/7/check')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(refusal.body.error)).toBeNull());
});

test('existing people are updated only if the user chooses so, and every change is shown first', async () => {
  const mapping = { ...uploaded.mapping, Vorname: 'work_email' };
  const { to } = serverWith({ ...uploaded, mapping }, [{ status: 'checked', update_existing: true, wrong_count: 0, updated_count: 1 }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Update existing people' }));
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(to('POST /imports/7/check')[0]?.body).toEqual({ update_existing: true });
  expect(await screen.findByRole('heading', { name: 'Changes to existing people' })).toBeDefined();
  expect(await screen.findByText(/Department.*Sales.*Law/)).toBeDefined();
});

test('existing people found by the check are updated with one button', async () => {
  const { to } = serverWith({ ...uploaded, status: 'checked', wrong_count: 2, existing_count: 2 }, [
    { status: 'checked', update_existing: true, wrong_count: 0, existing_count: 0, updated_count: 2 },
  ]);
  showPage(<ImportsPage />, '/?id=7');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Update these 2 people' }));
  expect(await screen.findByRole('heading', { name: 'Changes to existing people' })).toBeDefined();
  expect(to('POST /imports/7/check').map(({ body }) => body)).toEqual([{ update_existing: true }]);
  expect(screen.queryByRole('button', { name: 'Update these 2 people' })).toBeNull();
});

test('how the days of a column are written is chosen where they are unclear, and every row is checked again', async () => {
  const mapping = { ...uploaded.mapping, Nachname: 'last_name', Notiz: 'birth_date' };
  const checked: ImportData = { ...uploaded, status: 'checked', mapping, wrong_count: 1, unclear_dates: ['Notiz'] };
  const { to } = serverWith(checked, [{ status: 'checked', wrong_count: 0, unclear_dates: [] }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Date format of column Notiz' }), 'month_first');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('All rows are valid. Nothing has been saved yet.')).toBeDefined();
  expect(to('PUT /imports/7/mapping').map(({ body }) => body)).toEqual([{ mapping, date_orders: { Notiz: 'month_first' } }]);
  expect(to('POST /imports/7/check').map(({ body }) => body)).toEqual([{}]);
});

test('a column of dates can have a preset date order, which is dropped when its field changes', async () => {
  const mapping = { ...uploaded.mapping, Nachname: 'last_name', Notiz: 'birth_date' };
  const { to } = serverWith({ ...uploaded, mapping, date_orders: { Notiz: 'day_first' } }, [{ status: 'checked', wrong_count: 0 }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  const order = (await screen.findByRole('combobox', { name: 'Date format of column Notiz' })) as HTMLSelectElement;
  expect(order.value).toBe('day_first');
  expect(screen.queryByRole('combobox', { name: 'Date format of column Nachname' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for column Notiz' }), 'work_phone');
  expect(screen.queryByRole('combobox', { name: 'Date format of column Notiz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText('All rows are valid. Nothing has been saved yet.');
  expect(to('PUT /imports/7/mapping')[0]?.body).toEqual({ mapping: { ...mapping, Notiz: 'work_phone' }, date_orders: {}, same: {} });
});

test('a field without a column gets one value for every row, and errors are shown in its field', async () => {
  const mapping = { ...uploaded.mapping, Nachname: 'last_name' };
  const fields = [
    ...uploaded.fields,
    { name: 'hire_date', required: true, shareable: true },
    { name: 'employment_type', required: true, shareable: true },
  ];
  let answers = 0;
  const refusal = { status: 422, body: { error: 'Please check', code: 'invalid', fields: { hire_date: ['Hire date is too far away'] } } };
  const { to } = serverWith(
    { ...uploaded, mapping, fields, same: { employment_type: 'intern' } },
    [{ status: 'checked', wrong_count: 0 }],
    {
      'PUT /imports/7/mapping': () => (answers++ === 0 ? refusal : { body: { message: 'Columns saved', data: uploaded } }),
    },
  );
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  const said = within(await screen.findByRole('region', { name: 'The same for every row' }));
  expect(said.getByText(/applies to all 3 rows/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(to('PUT /imports/7/mapping')).toEqual([]);
  const day = said.getByRole('textbox', { name: /Hire date/ });
  await user.type(day, '2062-03-02');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await said.findByText('Hire date is too far away')).toBeDefined();
  await user.clear(day);
  await user.type(day, '2026-03-02');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText('All rows are valid. Nothing has been saved yet.');
  const same = { hire_date: '2026-03-02', employment_type: 'intern' };
  expect(to('PUT /imports/7/mapping')[1]?.body).toEqual({ mapping, date_orders: {}, same });
});

test('a column takes the place of the value for every row', async () => {
  const fields = [...uploaded.fields, { name: 'hire_date', required: true, shareable: true }];
  const mapping = { ...uploaded.mapping, Nachname: 'last_name' };
  const { to } = serverWith({ ...uploaded, mapping, fields, same: { hire_date: '2026-03-02' } }, [{ status: 'checked', wrong_count: 0 }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  await screen.findByRole('region', { name: 'The same for every row' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for column Notiz' }), 'hire_date');
  expect(screen.queryByRole('region', { name: 'The same for every row' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText('All rows are valid. Nothing has been saved yet.');
  expect(to('PUT /imports/7/mapping')[0]?.body).toMatchObject({ mapping: { Notiz: 'hire_date' }, same: {} });
});

test('possible duplicates are shown, and can still be imported', async () => {
  serverWith({
    ...uploaded,
    status: 'checked',
    mapping: { ...uploaded.mapping, Nachname: 'last_name' },
    wrong_count: 0,
    remarked_count: 1,
  });
  showPage(<ImportsPage />, '/?id=7');
  expect(await screen.findByText('Same name and birth date as employee E-0004')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Rows to look at' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import all 3 rows' })).toBeDefined();
});

test('an undo names who was changed since, and keeps them', async () => {
  const committed = { ...uploaded, status: 'committed', done_count: 2, committed_at: new Date().toISOString(), can_undo: true } as const;
  const { to } = serverWith(committed, [{ status: 'undone', done_count: 1, kept_count: 1, can_undo: false }]);
  showPage(<ImportsPage />, '/?id=7');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Bo has been changed since.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove them too' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep changed employees' }));
  expect(to('POST /imports/7/undo').map(({ body }) => body)).toEqual([{}, { later: 'keep' }]);
  expect(await screen.findByText('One employee was kept because of later changes.')).toBeDefined();
});

test('a failed import shows the failure, and its columns can be tried again', async () => {
  serverWith({ ...uploaded, status: 'failed', failure: 'Something went wrong on our side.' });
  showPage(<ImportsPage />, '/?id=7');
  expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Check rows' })).toBeDefined();
});

test('an import of another user does not exist', async () => {
  standInServer({
    'GET /users/me': meWith('employees.import'),
    'GET /imports/9': () => ({ status: 404, body: { error: 'Not found', code: 'not_found' } }),
  });
  showPage(<ImportsPage />, '/?id=9');
  expect(await screen.findByText('This import doesn’t exist or belongs to someone else.')).toBeDefined();
});

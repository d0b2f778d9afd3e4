import { languages } from '@cadre/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { translator } from '../../src/platform/texts/texts.ts';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const clara = () => office.as('consultant');
const hr = () => office.as('hr');
const claraId = () => office.cast.consultant.employee_id as number;
const ask = (body: Record<string, unknown>, id: string | number = 'self') => clara().post(`/employees/${id}/change-requests`, body);
const decide = (id: number, status: 'approved' | 'rejected', note = 'Looked at', more = {}) =>
  hr().post(`/change-requests/${id}/decide`, { status, note, ...more });
const stored = async () =>
  (await sql<Record<string, unknown>>`select * from employees where id = ${claraId()}`.execute(office.services.db)).rows[0];
const notices = async (user_id: number) =>
  (
    await sql<{
      type: string;
      args: Record<string, string>;
    }>`select type, args from notifications where user_id = ${user_id} order by id desc`.execute(office.services.db)
  ).rows;

test('an address change is requested, approved and saved, and both sides are notified', async () => {
  const requested = await ask({ model: 'employees', changes: { city: 'Porto', postal_code: '4000-001' }, reason: 'Moved' }, claraId());
  expect(requested).toMatchObject({
    status: 200,
    body: {
      data: {
        status: 'pending',
        summary: 'City, Postal code',
        reason: 'Moved',
        changes: expect.arrayContaining([{ field: 'city', old: null, new: 'Porto' }]),
      },
    },
  });
  expect(requested.body.data).not.toHaveProperty('wanted');
  expect((await stored())?.city).toBeNull();
  expect((await notices(office.cast.hr.user_id))[0]).toMatchObject({
    type: 'request_asked',
    args: { name: 'Clara Dubois', model: 'change-requests' },
  });
  expect(await notices(office.cast.manager.user_id)).toEqual([]);

  const decided = await decide(requested.body.data.id, 'approved', 'Welcome to Porto');
  expect(decided).toMatchObject({
    status: 200,
    body: { data: { status: 'approved', decision_note: 'Welcome to Porto', decided_by: { name: 'Hana Novak' } } },
  });
  expect(await stored()).toMatchObject({ city: 'Porto', postal_code: '4000-001' });
  expect((await notices(office.cast.consultant.user_id))[0]).toMatchObject({
    type: 'request_approved',
    args: { model: 'change-requests' },
  });
  const { body } = await hr().get(`/employees/${claraId()}/history`);
  const [written] = body.data.filter((entry: { action: string }) => entry.action === 'update');
  expect(written).toMatchObject({ action: 'update', actor_name: 'Hana Novak' });
  expect((await decide(requested.body.data.id, 'rejected')).body.code).toBe('wrong_state');
});

test('a rejected change leaves the record as it was', async () => {
  const before = await stored();
  const { body } = await ask({ model: 'employees', changes: { mobile: '+351 900 000 000' } });
  expect((await decide(body.data.id, 'rejected', 'Wrong number')).body.data).toMatchObject({
    status: 'rejected',
    decision_note: 'Wrong number',
  });
  expect(await stored()).toEqual(before);
});

test('a rejection requires a reason', async () => {
  const { body } = await ask({ model: 'employees', changes: { mobile: '+351 900 000 001' } });
  for (const note of ['', '  ', undefined])
    expect((await hr().post(`/change-requests/${body.data.id}/decide`, { status: 'rejected', note })).body.fields).toHaveProperty('note');
  expect((await decide(body.data.id, 'rejected', 'Not yours')).status).toBe(200);
});

test('a part of a request is approved, and the rest refused with the reason', async () => {
  const { body } = await ask({ model: 'employees', changes: { passport_no: 'P 123 456', address_region: 'Norte', nationality: 'PT' } });
  const part = (only: unknown, note?: string) => hr().post(`/change-requests/${body.data.id}/decide`, { status: 'approved', only, note });
  for (const only of [[], ['city'], ['department_id'], 'nationality'])
    expect((await part(only, 'Part')).body.fields).toHaveProperty('only');
  expect((await part(['nationality'])).body.fields).toHaveProperty('note');
  const rejected = await hr().post(`/change-requests/${body.data.id}/decide`, { status: 'rejected', only: ['nationality'], note: 'Part' });
  expect(rejected.body.fields).toHaveProperty('only');
  const { status, body: decided } = await part(['nationality', 'address_region'], 'Bring your passport');
  expect([status, decided.data.status, decided.data.decision_note]).toEqual([200, 'approved', 'Bring your passport']);
  expect(decided.data.changes.filter(({ refused }: { refused?: boolean }) => refused).map(({ field }: { field: string }) => field)).toEqual(
    ['passport_no'],
  );
  expect(await stored()).toMatchObject({ nationality: 'PT', address_region: 'Norte', passport_no: null });
});

test('a change of surname is requested and saved', async () => {
  const { body } = await ask({ model: 'employees', changes: { last_name: 'Dubois-Silva' } });
  expect(body.data.changes).toEqual([{ field: 'last_name', old: 'Dubois', new: 'Dubois-Silva' }]);
  expect((await decide(body.data.id, 'approved')).status).toBe(200);
  expect((await stored())?.name).toBe('Clara Dubois-Silva');
  const back = await ask({ model: 'employees', changes: { last_name: 'Dubois' } });
  await decide(back.body.data.id, 'approved');
  expect((await ask({ model: 'employees', changes: { last_name: '' } })).body.fields).toHaveProperty('last_name');
});

test('a change that could never be saved is refused before it is sent, without notifying HR', async () => {
  const before = (await notices(office.cast.hr.user_id)).length;
  const requested = await ask({ model: 'employees', changes: { birth_date: '2024-01-01' } });
  expect([requested.status, requested.body.fields]).toEqual([422, { birth_date: [expect.any(String)] }]);
  expect((await notices(office.cast.hr.user_id)).length).toBe(before);
});

test('a bank account is seen masked by HR and written sealed, though HR may not change pay', async () => {
  const { body } = await ask({ model: 'bank-accounts', changes: { holder: 'Clara Dubois', iban: 'PT50 0002 0123 1234 5678 9015 4' } });
  expect(body.data.changes).toContainEqual({ field: 'iban', old: null, new: '•••• 0154' });
  const request = await sql`select * from change_requests where id = ${body.data.id}`.execute(office.services.db);
  expect(JSON.stringify(request.rows)).not.toContain('5678');
  expect((await hr().get(`/change-requests/${body.data.id}`)).text).not.toContain('5678');
  expect((await hr().get('/bank-accounts')).body.data).toEqual([]);

  expect((await decide(body.data.id, 'approved')).status).toBe(200);
  const mine = await clara().get('/bank-accounts');
  expect(mine.body.data).toEqual([expect.objectContaining({ holder: 'Clara Dubois', iban: '•••• 0154', employee_id: claraId() })]);
  const [account] = mine.body.data;
  expect((await clara().post(`/bank-accounts/${account.id}/reveal`, { field: 'iban' })).body.data.value).toBe(
    'PT50 0002 0123 1234 5678 9015 4',
  );

  const masked = await ask({ model: 'bank-accounts', model_id: account.id, changes: { iban: '•••• 0154' } });
  expect(masked.body.code).toBe('nothing_changes');
  const renamed = await ask({ model: 'bank-accounts', model_id: account.id, changes: { iban: '•••• 0154', bank: 'Banco Azul' } });
  expect(renamed.body.data.changes).toEqual([{ field: 'bank', old: null, new: 'Banco Azul' }]);
  await decide(renamed.body.data.id, 'approved');
  expect((await clara().post(`/bank-accounts/${account.id}/reveal`, { field: 'iban' })).body.data.value).toBe(
    'PT50 0002 0123 1234 5678 9015 4',
  );

  const removal = await ask({ model: 'bank-accounts', model_id: account.id, remove: true });
  expect(removal.body.data).toMatchObject({ status: 'pending', summary: 'Bank account: Remove (Banco Azul •••• 0154)' });
  await decide(removal.body.data.id, 'approved');
  expect((await clara().get('/bank-accounts')).body.data).toEqual([]);
});

test.each(languages)('who decides on an account learns which one it is (%s), by its last digits alone', async (language) => {
  const headers = { 'accept-language': language };
  const t = translator(language);
  const iban = 'DE89 3704 0044 0532 0130 00';
  const mine = async () => (await clara().get('/bank-accounts')).body.data.find((one: { bank: string }) => one.bank === `Bank ${language}`);
  const asksFor = async (body: Record<string, unknown>, which: string) => {
    const requested = await ask({ model: 'bank-accounts', ...body });
    const { id } = requested.body.data;
    const read = (await hr().get(`/change-requests/${id}`, {}, headers)).body.data.summary;
    const [waiting] = (await hr().get('/approvals', { filters: { model: 'change-requests', status: 'pending' } }, headers)).body.data;
    const [result] = (await hr().get('/notifications', {}, headers)).body.data;
    expect([waiting.summary, result.args.summary]).toEqual([read, read]);
    expect(read).toContain(t('nouns.change-requests.options.model.bank-accounts'));
    expect(read.endsWith(language === 'zh' || language === 'ja' ? `（${which}）` : ` (${which})`)).toBe(true);
    expect((await decide(id, 'approved')).status).toBe(200);
    expect((await notices(office.cast.consultant.user_id))[0]?.args.summary).toContain(which);
    expect(JSON.stringify(await notices(office.cast.hr.user_id))).not.toContain('0532');
  };
  await asksFor({ changes: { holder: 'Clara', bank: `Bank ${language}`, iban } }, `Bank ${language} •••• 3000`);
  const { id: model_id } = await mine();
  await asksFor({ model_id, changes: { holder: 'Clara Dubois' } }, `Bank ${language} •••• 3000`);
  const moved = { iban: 'FR76 3000 6000 0112 3456 7890 189' };
  await asksFor({ model_id, changes: moved }, `Bank ${language} •••• 3000 → Bank ${language} •••• 0189`);
  await asksFor({ model_id, remove: true }, `Bank ${language} •••• 0189`);
});

test('the primary bank account changes with an approved request, or directly by payroll', async () => {
  const account = (account_no: string) => ({ employee_id: claraId(), holder: 'Clara Dubois', account_no, is_primary: true });
  const payroll = office.as('payroll');
  const [first, second] = [
    await payroll.post('/bank-accounts', account('1111 1111')),
    await payroll.post('/bank-accounts', account('2222 2222')),
  ];
  expect([first.status, second.status]).toEqual([200, 200]);
  const primary = async () =>
    (await clara().get('/bank-accounts')).body.data
      .filter((one: { is_primary: boolean }) => one.is_primary)
      .map(({ id }: { id: number }) => id);
  expect(await primary()).toEqual([second.body.data.id]);
  const { body } = await ask({ model: 'bank-accounts', model_id: first.body.data.id, changes: { is_primary: true } });
  expect((await decide(body.data.id, 'approved')).status).toBe(200);
  expect(await primary()).toEqual([first.body.data.id]);
  const result =
    await sql`select from logs where model = 'bank-accounts' and model_id = ${second.body.data.id} and action = 'update'`.execute(
      office.services.db,
    );
  expect(result.rows).toHaveLength(1);
});

test('a split of pay is requested and approved as any change of an account is', async () => {
  const second = { holder: 'Clara Dubois', account_no: '3333 4444', fixed_amount: 250.5, currency: 'EUR' };
  const { body } = await ask({ model: 'bank-accounts', changes: second });
  expect(body.data.changes).toContainEqual({ field: 'fixed_amount', old: null, new: 250.5 });
  expect((await decide(body.data.id, 'approved')).status).toBe(200);
  const account = (await clara().get('/bank-accounts')).body.data.find((one: { fixed_amount: number | null }) => one.fixed_amount !== null);
  expect(account).toMatchObject({ fixed_amount: 250.5, currency: 'EUR', is_primary: false });
  const same = await ask({ model: 'bank-accounts', model_id: account.id, changes: { fixed_amount: 250.5 } });
  expect(same.body.code).toBe('nothing_changes');
  const more = await ask({ model: 'bank-accounts', model_id: account.id, changes: { fixed_amount: 300 } });
  expect(more.body.data.changes).toEqual([{ field: 'fixed_amount', old: 250.5, new: 300 }]);
  expect((await decide(more.body.data.id, 'approved')).status).toBe(200);
  expect((await clara().get(`/bank-accounts/${account.id}`)).body.data.fixed_amount).toBe(300);
  const whole = await ask({ model: 'bank-accounts', changes: { holder: 'Clara', account_no: '7777 8888', pay_share_bp: 10_001 } });
  expect(whole.body.fields).toHaveProperty('pay_share_bp');
});

test('a split that does not add up, or leaves the remainder without an account, is refused before it is sent', async () => {
  const accounts = (await clara().get('/bank-accounts')).body.data;
  const main = accounts.find((one: { is_primary: boolean }) => one.is_primary);
  expect((await ask({ model: 'bank-accounts', model_id: main.id, remove: true })).body.fields).toHaveProperty('is_primary');
  const share = { holder: 'Clara Dubois', account_no: '5555 6666', pay_share_bp: 6000 };
  const { body } = await ask({ model: 'bank-accounts', changes: share });
  const later = await ask({ model: 'bank-accounts', changes: { ...share, account_no: '5555 7777' } });
  expect((await decide(body.data.id, 'approved')).status).toBe(200);
  expect((await decide(later.body.data.id, 'approved')).body.fields).toHaveProperty('pay_share_bp');
  const waiting = (await hr().get('/approvals', { filters: { model: 'change-requests', status: 'pending' } })).body.data;
  const { id: approval } = waiting.find((one: { model_id: number }) => one.model_id === later.body.data.id);
  const together = await hr().post('/approvals/bulk', { ids: [approval], status: 'approved' });
  expect(together.body.data).toMatchObject([{ done: false, error: 'The shares of all accounts can’t be more than 100 %' }]);
  expect((await ask({ model: 'bank-accounts', changes: share })).body.fields).toHaveProperty('pay_share_bp');
});

test('an additional account that would receive no pay is refused, with the error at the amount', async () => {
  const idle = { holder: 'Clara Dubois', account_no: '6666 7777' };
  const refused = { fixed_amount: [expect.stringContaining('otherwise no pay goes here')] };
  expect(await ask({ model: 'bank-accounts', changes: idle })).toMatchObject({ status: 422, body: { fields: refused } });
  const payroll = office.as('payroll');
  const add = (more: object) => payroll.post('/bank-accounts', { ...idle, employee_id: claraId(), ...more });
  for (const more of [{}, { is_primary: false, fixed_amount: null, pay_share_bp: null }])
    expect(await add(more)).toMatchObject({ status: 422, body: { fields: refused } });
  const made = await add({ pay_share_bp: 500 });
  expect(made.status).toBe(200);
  const change = (id: number, body: object) => payroll.put(`/bank-accounts/${id}`, body);
  expect(await change(made.body.data.id, { pay_share_bp: null })).toMatchObject({ status: 422, body: { fields: refused } });
  // When another account becomes primary, the previous one steps back, and can still be corrected.
  const { id } = (await clara().get('/bank-accounts')).body.data.find((one: { is_primary: boolean }) => one.is_primary);
  expect((await change(made.body.data.id, { pay_share_bp: null, is_primary: true })).status).toBe(200);
  expect((await change(id, { bank: 'Banco Azul' })).body.data).toMatchObject({ is_primary: false, bank: 'Banco Azul' });
  expect((await change(id, { is_primary: true })).status).toBe(200);
  expect((await payroll.delete(`/bank-accounts/${made.body.data.id}`)).status).toBe(200);
});

test('the only account of an employee needs neither amount nor share', async () => {
  const account = { employee_id: office.cast.outsider.employee_id, holder: 'Olaf', account_no: '8888 9999' };
  const { status, body } = await office.as('payroll').post('/bank-accounts', account);
  expect(status).toBe(200);
  expect((await office.as('payroll').delete(`/bank-accounts/${body.data.id}`)).status).toBe(200);
});

test('requests for new dependants do not block each other', async () => {
  const one = await ask({ model: 'dependents', changes: { name: 'Mila Dubois', kinship: 'child' } });
  const two = await ask({ model: 'dependents', changes: { name: 'Milo Dubois', kinship: 'child', birth_date: '2020-02-02' } });
  expect([one.status, two.status]).toEqual([200, 200]);
  for (const { body } of [one, two]) await decide(body.data.id, 'approved');
  const { rows } = await sql<{ name: string }>`select name from dependents where employee_id = ${claraId()} order by name`.execute(
    office.services.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Mila Dubois', 'Milo Dubois']);
});

test('a second request for the same field waits for the first', async () => {
  const first = await ask({ model: 'employees', changes: { address_line1: 'Rua Um 1', gender: 'female' } });
  const second = await ask({ model: 'employees', changes: { address_line1: 'Rua Dois 2' } });
  expect(second).toMatchObject({ status: 409, body: { code: 'request_waiting', error: expect.stringContaining('Street address') } });
  expect((await ask({ model: 'employees', changes: { address_line2: 'Left' } })).status).toBe(200);
  const withdrawn = await clara().post(`/change-requests/${first.body.data.id}/withdraw`);
  expect(withdrawn.body.data.status).toBe('withdrawn');
  expect((await decide(first.body.data.id, 'approved')).body.code).toBe('wrong_state');
  expect((await ask({ model: 'employees', changes: { address_line1: 'Rua Dois 2' } })).status).toBe(200);
});

test('only one of two parallel requests for the same field is accepted', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((number) => ask({ model: 'employees', changes: { personal_email: `clara${number}@example.net` } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a value that changed in the meantime is not overwritten', async () => {
  const { body } = await ask({ model: 'employees', changes: { marital_status: 'married' } });
  await hr().put(`/employees/${claraId()}`, { marital_status: 'partnership' });
  expect(await decide(body.data.id, 'approved')).toMatchObject({ status: 409, body: { code: 'request_outdated' } });
  expect((await hr().get(`/change-requests/${body.data.id}`)).body.data.status).toBe('pending');
  expect((await stored())?.marital_status).toBe('partnership');
  expect((await decide(body.data.id, 'rejected')).status).toBe(200);
});

test.each([
  ['a wrong value', { model: 'employees', changes: { personal_email: 'nowhere' } }, 'personal_email'],
  ['a field that is not personal', { model: 'employees', changes: { department_id: 1 } }, 'department_id'],
  ['a wrong IBAN', { model: 'bank-accounts', changes: { holder: 'Clara', iban: 'PT00' } }, 'iban'],
  ['an account without a number', { model: 'bank-accounts', changes: { holder: 'Clara' } }, 'iban'],
  ['a dependant without a name', { model: 'dependents', changes: { kinship: 'child' } }, 'name'],
  ['another owner', { model: 'dependents', changes: { name: 'X Y', kinship: 'child', employee_id: 1 } }, 'employee_id'],
  ['another model', { model: 'users', changes: { email: 'x@example.com' } }, 'model'],
  ['removing the person', { model: 'employees', remove: true }, 'remove'],
])('%s is refused like in the form', async (_what, body, field) => {
  const before = await sql`select id from change_requests`.execute(office.services.db);
  expect(await ask(body)).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
  expect((await sql`select id from change_requests`.execute(office.services.db)).rows).toEqual(before.rows);
});

test('employees cannot request changes on behalf of others, nor reach the records of others', async () => {
  expect((await ask({ model: 'employees', changes: { city: 'Faro' } }, office.cast.outsider.employee_id as number)).status).toBe(403);
  const { rows } = await sql<{ id: number }>`
    insert into dependents (employee_id, name) values (${office.cast.outsider.employee_id}, 'Olaf Lind') returning id`.execute(
    office.services.db,
  );
  expect((await ask({ model: 'dependents', model_id: rows[0]?.id, remove: true })).status).toBe(404);
  const own = await ask({ model: 'employees', changes: { nationality: 'FR' } });
  expect((await office.as('outsider').get(`/change-requests/${own.body.data.id}`)).status).toBe(404);
  expect((await office.as('outsider').post(`/change-requests/${own.body.data.id}/withdraw`)).status).toBe(404);
  expect((await office.as('manager').post(`/change-requests/${own.body.data.id}/decide`, { status: 'approved' })).status).toBe(404);
  expect((await clara().post(`/change-requests/${own.body.data.id}/decide`, { status: 'approved' })).status).toBe(403);
});

test('users cannot decide their own requests', async () => {
  await sql`update users set employee_id = null where id = ${office.cast.payroll.user_id}`.execute(office.services.db);
  await sql`update users set employee_id = ${office.cast.payroll.employee_id} where id = ${office.cast.hr.user_id}`.execute(
    office.services.db,
  );
  const { body } = await hr().post('/employees/self/change-requests', { model: 'employees', changes: { city: 'Braga' } });
  expect(await decide(body.data.id, 'approved')).toMatchObject({ status: 403, body: { code: 'own_request' } });
  const other = await office.as('admin').post(`/change-requests/${body.data.id}/decide`, { status: 'approved' });
  expect(other.status).toBe(200);
});

test.each(languages)('the summary of a request is in the language of its reader (%s), wherever it is shown', async (language) => {
  const headers = { 'accept-language': language };
  const say = { 'accept-language': language === 'de' ? 'ja' : 'de' };
  const requested = await clara().post(
    '/employees/self/change-requests',
    { model: 'employees', changes: { city: `Porto ${language}`, postal_code: `4000 ${language}` } },
    say,
  );
  const made = await clara().post(
    '/employees/self/change-requests',
    { model: 'dependents', changes: { name: `Kid ${language}`, kinship: 'child' } },
    say,
  );
  const read = async (id: number) => (await hr().get(`/change-requests/${id}`, {}, headers)).body.data.summary;
  const toResponse = async (at: number) => (await hr().get('/notifications', {}, headers)).body.data[at].args.summary;
  const t = translator(language);
  const address = `${t('nouns.employees.fields.city')}${language === 'ja' || language === 'zh' ? '、' : ', '}${t('nouns.employees.fields.postal_code')}`;
  expect([await read(requested.body.data.id), await toResponse(1)]).toEqual([address, address]);
  const dependant = await read(made.body.data.id);
  expect([dependant.startsWith(t('nouns.change-requests.options.model.dependents')), await toResponse(0)]).toEqual([true, dependant]);
  const listed = await hr().get('/change-requests', { search: t('nouns.employees.fields.city') }, headers);
  expect(listed.body.data.map(({ id }: { id: number }) => id)).toContain(requested.body.data.id);
  expect((await hr().get('/change-requests/lists', {}, headers)).body.data).toContainEqual({ id: requested.body.data.id, name: address });
  const timeline = (await clara().get('/employees/self/timeline', { kind: 'change_request' }, headers)).body.data;
  expect(timeline.map(({ title }: { title: string }) => title)).toContain(address);
  for (const { id } of [requested.body.data, made.body.data]) expect((await decide(id, 'rejected')).status).toBe(200);
  const { rows } = await sql<{ label: string }>`
    select label from logs where model = 'change-requests' and model_id = ${requested.body.data.id}`.execute(office.services.db);
  expect(new Set(rows.map(({ label }) => label))).toEqual(new Set([String(requested.body.data.id)]));
});

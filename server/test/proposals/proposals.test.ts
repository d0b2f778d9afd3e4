import { createHash } from 'node:crypto';
import { languages } from '@cadre/contract/languages';
import { addDays } from '@cadre/rules/calendar';
import { agreedMonths, type RetainerTerms } from '@cadre/rules/retainers/agreed-months';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireProposals } from '../../src/features/proposals/expire-proposals.ts';
import { proposalsBehaviour } from '../../src/features/proposals/proposals-behaviour.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { readPdf } from '../../src/platform/documents/testing/read-pdf.ts';
import { png } from '../../src/platform/pictures/testing/sample-pictures.ts';
import { translator } from '../../src/platform/texts/texts.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import { type Office, openOffice } from '../office.ts';
import { today } from '../requests/fixtures.ts';
import { baselineOf, newClient, newSeller, nextMonth, offer, type Seller, setCostRate, won } from './fixtures.ts';

let office: Office;
let pia: Seller;
let client_id: number;
let [delivery, design] = [0, 0];
beforeAll(async () => {
  office = await openOffice();
  pia = await newSeller(office);
  client_id = await newClient(office);
  delivery = office.cast.places.delivery.department_id;
  design = office.cast.places.design.department_id;
  await setCostRate(office, delivery, 7000);
});
afterAll(() => office.close());

const analysis = () => ({ department_id: delivery, phase: 'Analysis', description: 'Workshops', minutes: 600, rate: 100 });
const drawings = () => ({ department_id: design, phase: 'Drawings', minutes: 300, rate: 150 });
const training = () => ({ department_id: delivery, phase: 'Training', minutes: 60, rate: 100, optional: true });
const manager = () => office.as('manager');
const pdfOf = async (id: number, query = '') => {
  const { authorization } = { authorization: `Bearer ${office.cast.admin.token}` };
  const { statusCode, rawPayload } = await office.app.inject({ url: `/api/v1/proposals/${id}/pdf${query}`, headers: { authorization } });
  return { status: statusCode, bytes: rawPayload, hash: createHash('sha256').update(rawPayload).digest('hex') };
};

describe('a proposal', () => {
  test('adds up its lines, and shows cost and margin to users with the right', async () => {
    const made = await offer({ seller: pia, client_id, lines: [analysis(), training()], discount: 1000, tax: 2000 });
    expect(made.body.data).toMatchObject({
      number: expect.stringMatching(/^Q\d\d-\d{4,}$/),
      revision: 1,
      status: 'draft',
      owner_id: pia.id,
      probability: 10,
      total_minutes: 600,
      net_amount: 900,
      gross_amount: 1080,
      weighted_amount: 90,
    });
    for (const hidden of ['cost', 'margin', 'margin_percent', 'costs']) expect(made.body.data).not.toHaveProperty(hidden);
    const { id } = made.body.data;
    // The cost of employees is pay data, so managers and administrators do not see it.
    for (const name of ['manager', 'admin'] as const)
      for (const hidden of ['cost', 'margin', 'costs'])
        expect((await office.as(name).get(`/proposals/${id}`)).body.data).not.toHaveProperty(hidden);
    expect((await office.as('payroll').get(`/proposals/${id}`)).body.data).toMatchObject({
      cost: 700,
      margin: 200,
      margin_percent: 22.2,
      costs: [{ department_id: delivery, cost_rate: 70 }],
    });
    expect((await pia.as.put(`/proposals/${id}`, { costs: [{ department_id: delivery, cost_rate: 1 }] })).status).toBe(422);
    const filled = await office.as('payroll').put(`/proposals/${id}`, { costs: [{ department_id: delivery, cost_rate: 90 }] });
    expect(filled.body.data).toMatchObject({ margin: 0, margin_percent: 0 });
    const unknown = await pia.as.put(`/proposals/${id}`, { lines: [analysis(), drawings()] });
    expect(unknown.body.data).toMatchObject({ net_amount: 1575, total_minutes: 900 });
    expect((await office.as('payroll').get(`/proposals/${id}`)).body.data).toMatchObject({ margin_percent: null, cost: null });
  });

  test('belongs to who answers for it', async () => {
    const { id } = (await offer({ seller: pia, client_id })).body.data;
    const other = await newSeller(office);
    expect((await other.as.get(`/proposals/${id}`)).status).toBe(404);
    expect((await pia.as.get(`/proposals/${id}`)).body.data.can).toMatchObject({ update: true, send: true, approve: false, clone: true });
    expect((await office.as('consultant').get('/proposals')).status).toBe(403);
    expect((await offer({ seller: other, client_id, owner_id: pia.id })).status).toBe(403);
    const copy = (await pia.as.post(`/proposals/${id}/clone`, {})).body.data;
    const numbers = (await pia.as.get('/proposals')).body.data.map(({ number }: { number: string }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await pia.as.delete(`/proposals/${copy.id}`, {})).status).toBe(200);
  });

  test.each<[string, () => Record<string, unknown>, string]>([
    ['a department that is not there', () => ({ lines: [analysis(), { ...drawings(), department_id: 99_999 }] }), 'lines'],
    ['a rate with too many digits', () => ({ currency: 'JPY', lines: [{ ...analysis(), rate: 99.5 }] }), 'lines'],
    ['a line without its time', () => ({ lines: [{ ...analysis(), minutes: 0 }] }), 'lines.0.minutes'],
    ['an end before the start', () => ({ expected_start: '2027-02-01', expected_end: '2027-01-01' }), 'expected_end'],
    ['a chance of more than all', () => ({ probability: 101 }), 'probability'],
    ['a client that is not there', () => ({ client_id: 99_999 }), 'client_id'],
  ])('with %s is refused, and the field is named', async (_, input, field) => {
    const refused = await offer({ seller: pia, client_id, ...input() });
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: [expect.any(String)] } } });
  });
});

describe('a sent proposal', () => {
  test('is frozen with its paper, and changed by another revision alone', async () => {
    const { id } = (await offer({ seller: pia, client_id, valid_until: nextMonth })).body.data;
    expect((await pia.as.post(`/proposals/${id}/send`, {})).body).toMatchObject({ code: 'proposal_has_no_lines' });
    await pia.as.put(`/proposals/${id}`, { lines: [analysis()], terms: 'Within thirty days.' });
    expect(
      readPdf((await pdfOf(id)).bytes)
        .map(({ text }) => text)
        .join(),
    ).toContain('Draft');
    const sent = await pia.as.patch('/update-status', { model: 'proposals', id, status: 'sent' });
    expect(sent.body.data).toMatchObject({ status: 'sent', probability: 40, sent_at: expect.any(String) });

    expect((await pia.as.put(`/proposals/${id}`, { lines: [drawings()] })).body.fields).toHaveProperty('lines');
    expect((await pia.as.put(`/proposals/${id}`, { probability: 70, lines: [analysis()] })).body.data.probability).toBe(70);
    const behind = sql`update proposals set lines = '[]' where id = ${id}`.execute(office.services.db);
    await expect(behind).rejects.toMatchObject({ constraint: 'proposals_stay_as_sent' });

    const first = await pdfOf(id);
    const { body } = await pia.as.get(`/proposals/${id}/revisions`);
    expect(body.data).toMatchObject([
      { revision: 1, language: 'en', net_amount: 1000, file_hash: first.hash, sent_by: expect.any(Object) },
    ]);
    expect((await pia.as.post(`/proposals/${id}/revise`, {})).body.data).toMatchObject({ status: 'draft', revision: 2 });
    await pia.as.put(`/proposals/${id}`, { lines: [analysis(), drawings()] });
    expect((await pia.as.delete(`/proposals/${id}`, {})).status).toBe(409);
    await pia.as.post(`/proposals/${id}/send`, {});
    expect((await pia.as.get(`/proposals/${id}/revisions`)).body.data.map(({ net_amount }: { net_amount: number }) => net_amount)).toEqual([
      1750, 1000,
    ]);
    expect((await pdfOf(id, '?revision=1')).hash).toBe(first.hash);
    expect((await pdfOf(id)).hash).not.toBe(first.hash);
    expect((await pdfOf(id, '?revision=3')).status).toBe(404);
  });

  test.each(languages)('is readable in %s, and shows no costs', async (language) => {
    const { id } = (await offer({ seller: pia, client_id, language, lines: [analysis(), training()], discount: 500, tax: 2100 })).body.data;
    await pia.as.post(`/proposals/${id}/send`, {});
    const t = translator(language);
    const text = readPdf((await pdfOf(id)).bytes)
      .map((page) => page.text)
      .join(' ');
    for (const words of [t('proposal.paper.services'), t('proposal.paper.options'), t('proposal.total'), 'Carla Contact', 'Workshops'])
      expect(text).toContain(words);
    expect(text).not.toContain(t('proposal.margin'));
  });

  test('ends with its last day, and lives on when that is moved', async () => {
    const { id } = (await offer({ seller: pia, client_id, lines: [analysis()], valid_until: nextMonth })).body.data;
    await pia.as.post(`/proposals/${id}/send`, {});
    await sql`update proposals set valid_until = current_date - 2 where id = ${id}`.execute(office.services.db);
    await expireProposals(office.services.db, proposalsBehaviour({} as never));
    expect((await pia.as.get(`/proposals/${id}`)).body.data).toMatchObject({ status: 'expired', probability: 0 });
    expect((await pia.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'proposal_expired', link: `/proposals/${id}` });
    const past = await pia.as.post(`/proposals/${id}/extend`, { valid_until: addDays(nextMonth, -60) });
    expect(past.body.fields).toHaveProperty('valid_until');
    expect((await pia.as.post(`/proposals/${id}/extend`, { valid_until: nextMonth })).body.data).toMatchObject({ status: 'sent' });
    const lost = await pia.as.post(`/proposals/${id}/reject`, { lost_reason: 'price', note: 'Too dear' });
    expect(lost.body.data).toMatchObject({ status: 'rejected', lost_reason: 'price', decision_note: 'Too dear', probability: 0 });
    expect((await pia.as.post(`/proposals/${id}/revise`, {})).status).toBe(409);
  });
});

test('a thin margin is looked at before it goes out, a good one is not', async () => {
  const rita = await newSeller(office);
  const level = { model: 'proposals', employee_id: rita.id, level: 1, approver_kind: 'manager' };
  const condition = { condition_field: 'margin_percent', condition_op: 'lt', condition_value: '30' };
  expect((await office.as('hr').post('/approval-settings', { ...level, ...condition })).status).toBe(200);
  const good = (await offer({ seller: rita, client_id, lines: [analysis()] })).body.data.id;
  expect((await rita.as.post(`/proposals/${good}/send`, {})).status).toBe(200);

  const thin = (await offer({ seller: rita, client_id, lines: [analysis()], discount: 500 })).body.data.id;
  expect((await rita.as.post(`/proposals/${thin}/send`, {})).body.code).toBe('proposal_needs_review');
  expect((await rita.as.post(`/proposals/${thin}/submit`, {})).body.data).toMatchObject({ status: 'internal_review', probability: 20 });
  expect((await rita.as.post(`/proposals/${thin}/send`, {})).body.code).toBe('proposal_needs_review');
  expect((await rita.as.put(`/proposals/${thin}`, { discount: 0 })).status).toBe(409);
  expect((await rita.as.post(`/proposals/${thin}/approve`, {})).status).toBe(403);
  expect((await manager().post(`/proposals/${thin}/send-back`, { note: 'Ask for more' })).body.data.status).toBe('draft');
  await rita.as.post(`/proposals/${thin}/submit`, {});
  expect((await manager().post(`/proposals/${thin}/approve`, {})).body.data).toMatchObject({
    status: 'internal_review',
    reviewed_at: expect.any(String),
    can: { approve: false },
  });
  expect((await manager().post(`/proposals/${thin}/approve`, {})).status).toBe(409);
  expect((await rita.as.get('/notifications')).body.data[0]).toMatchObject({ type: 'request_approved' });
  expect((await rita.as.post(`/proposals/${thin}/send`, {})).body.data).toMatchObject({ status: 'sent' });
});

describe('a proposal that was won', () => {
  test('becomes one project, even with concurrent conversions', async () => {
    const id = await won({ seller: pia, client_id, lines: [analysis(), drawings(), training()] });
    const answers = await Promise.all([1, 2, 3].map(() => pia.as.post(`/proposals/${id}/convert`, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const projects = new Set(answers.map(({ body }) => body.data.project.id));
    expect(projects.size).toBe(1);
    expect(answers.filter(({ body }) => body.data.converted_now)).toHaveLength(1);
    const [project_id] = [...projects] as [number];
    expect(await baselineOf(office, project_id, 1)).toEqual({ [delivery]: 600, [design]: 300 });
    expect((await pia.as.get(`/projects/${project_id}`)).body.data).toMatchObject({
      name: 'A new warehouse',
      client_id,
      manager_id: pia.id,
      billing_type: 'fixed_price',
      proposal_id: id,
    });
    const { body } = await pia.as.get('/project-tasks', { filters: { project_id } });
    expect(body.data.map(({ name }: { name: string }) => name).sort()).toEqual(['Analysis', 'Drawings']);
    expect((await pia.as.get(`/proposals/${id}`)).body.data).toMatchObject({ status: 'converted', project_id, probability: 100 });

    const change = await won({ seller: pia, client_id, lines: [{ ...analysis(), minutes: 60 }, training()] });
    const added = await pia.as.post(`/proposals/${change}/convert`, { project_id, with_options: true });
    expect(added.body.data).toMatchObject({ project: { id: project_id }, baseline: 2, converted_now: true });
    expect(await baselineOf(office, project_id, 2)).toEqual({ [delivery]: 720, [design]: 300 });
    expect(await baselineOf(office, project_id, 1)).toEqual({ [delivery]: 600, [design]: 300 });
    const { rows } = await sql`select fixed_price, budget from projects where id = ${project_id}`.execute(office.services.db);
    expect(rows).toEqual([{ fixed_price: 195_000, budget: 195_000 }]);
  });

  test('skips required custom fields, which the project form enforces', async () => {
    const required = { model: 'projects', kind: 'text', name: 'Steering board', required: true };
    const field = (await office.as('admin').post('/custom-fields', required)).body.data;
    expect((await pia.as.post('/projects', { name: 'By hand', manager_id: pia.id, currency: 'EUR' })).body.fields).toMatchObject({
      custom_steering_board: ['Steering board is required'],
    });
    const id = await won({ seller: pia, client_id, lines: [analysis()] });
    const { project } = (await pia.as.post(`/proposals/${id}/convert`, { name: 'By proposal' })).body.data;
    const change = await won({ seller: pia, client_id, lines: [analysis()] });
    expect((await pia.as.post(`/proposals/${change}/convert`, { project_id: project.id })).status).toBe(200);
    expect((await pia.as.get(`/projects/${project.id}`)).body.data).toMatchObject({ custom_steering_board: null });
    expect((await office.as('admin').delete(`/custom-fields/${field.id}`)).status).toBe(200);
  });

  test('stores the evidence of acceptance with the revision it belongs to', async () => {
    const { id } = (await offer({ seller: pia, client_id, lines: [analysis()] })).body.data;
    const file = (name: string) =>
      pia.as.send({
        method: 'POST',
        path: `/proposals/${id}/media-upload`,
        headers: { 'content-type': multipartType },
        payload: multipart('evidence', name, png(2, 2)),
      });
    expect((await file('early.png')).status).toBe(409);
    await pia.as.post(`/proposals/${id}/send`, {});
    expect((await file('first.png')).status).toBe(200);
    await pia.as.post(`/proposals/${id}/revise`, {});
    await pia.as.post(`/proposals/${id}/send`, {});
    expect((await file('signed.png')).status).toBe(200);
    for (const accepted_on of [addDays(today, 1), addDays(today, -1)]) {
      const { status, body } = await pia.as.post(`/proposals/${id}/accept`, { accepted_by: 'Carla Contact', accepted_on });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['accepted_on']]);
    }
    await pia.as.post(`/proposals/${id}/accept`, { accepted_by: 'Carla Contact', accepted_on: today });
    const { data } = (await pia.as.get(`/proposals/${id}/revisions`)).body;
    expect(data).toMatchObject([
      { revision: 2, evidence: [{ name: 'signed.png' }] },
      { revision: 1, evidence: [{ name: 'first.png' }] },
    ]);
    const taken = await pia.as.delete(`/proposals/${id}/media-delete`, { collection: 'evidence', mediaToDelete: [data[0].evidence[0].id] });
    expect(taken.status).toBe(409);
  });

  test('becomes the terms of a retainer, and a change request adds to the months that are left', async () => {
    const days = { from: addDays(today, -70), to: addDays(today, 70) };
    const retainer = { seller: pia, client_id, billing_type: 'retainer', expected_start: days.from, expected_end: days.to };
    const id = await won({ ...retainer, lines: [{ ...analysis(), minutes: 60_000 }] });
    const project_id = (await pia.as.post(`/proposals/${id}/convert`, {})).body.data.project.id;
    const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
    const project = async () => (await pia.as.get(`/projects/${project_id}`)).body.data;
    const months = async () => {
      const { data } = (await pia.as.get('/retainer-terms', { filters: { project_id } })).body;
      const terms = data.map((one: RetainerTerms) => ({ ...one, fee: cents(one.fee) }));
      return agreedMonths<RetainerTerms>(terms, days, days.to.slice(0, 7)).map(({ month, included, fee }) => ({
        month,
        included,
        fee: fee ?? 0,
      }));
    };
    const before = await months();
    const sum = (all: { included: number; fee: number }[]) => ({
      included: all.reduce((total, { included }) => total + included, 0),
      fee: all.reduce((total, { fee }) => total + fee, 0),
    });
    expect(sum(before)).toEqual({ included: 60_000, fee: cents((await project()).budget) });
    const thisMonth = before.find(({ month }) => month === today.slice(0, 7));
    expect(thisMonth && (await project()).retainer_minutes).toBe(thisMonth?.included);
    const more = await won({ ...retainer, lines: [{ ...analysis(), minutes: 600 }] });
    expect((await pia.as.post(`/proposals/${more}/convert`, { project_id })).status).toBe(200);
    const after = await months();
    const past = ({ month }: { month: string }) => month < today.slice(0, 7);
    expect(after.filter(past)).toEqual(before.filter(past));
    expect(sum(after)).toEqual({ included: 60_600, fee: cents((await project()).budget) });
  });

  describe('is billed at the sold price', () => {
    const begin = '2026-03-02';
    const sold = { billing_type: 'time_and_materials', expected_start: begin, expected_end: '2027-03-02' };
    let deliverer: Seller;
    let designer: Seller;
    let buyer: number;
    beforeAll(async () => {
      deliverer = await newSeller(office, { first_name: 'Dora' });
      designer = await newSeller(office, { first_name: 'Dag', department_id: design });
      await sql`insert into rates (kind, scope, currency, amount, valid_from) values ('bill', 'company', 'EUR', 14000, '2020-01-01')`.execute(
        office.services.db,
      );
    });

    afterAll(() => sql`delete from rates where scope = 'company' and kind = 'bill'`.execute(office.services.db));

    /** Adds approved entries with these minutes, one a day, on the task of the phase if there is one. */
    async function book(
      project_id: number,
      by: Seller,
      minutes: readonly number[],
      phase: string | null = null,
      from = begin,
    ): Promise<void> {
      for (const [at, part] of minutes.entries()) {
        const { rows } = await sql<{ id: number }>`
          insert into tasks (employee_id, project_id, project_task_id, date, minutes, billable)
          values (${by.id}, ${project_id}, (select id from project_tasks where project_id = ${project_id} and name = ${phase}), ${addDays(from, at)}::date, ${part}, true)
          returning id`.execute(office.services.db);
        await sql`update tasks set status = 'approved' where id = ${rows[0]?.id}`.execute(office.services.db);
      }
    }
    const bill = async (project_id: number, from_date: string, to_date: string): Promise<number> => {
      const { status, body, text } = await pia.as.post('/statements/gather', {
        client_id: buyer,
        project_ids: [project_id],
        from_date,
        to_date,
      });
      if (status !== 200) throw new Error(text);
      return body.data.statement.total;
    };
    async function converted(lines: object[], discount: number, more: object = {}) {
      buyer = await newClient(office);
      const id = await won({ seller: pia, client_id: buyer, ...sold, lines, discount });
      const { net_amount } = (await pia.as.get(`/proposals/${id}`)).body.data;
      const project_id: number = (await pia.as.post(`/proposals/${id}/convert`, more)).body.data.project.id;
      return { project_id, net_amount };
    }

    test('to the cent, discount included, over several statements and odd minutes', async () => {
      const lines = [
        { ...analysis(), phase: null, minutes: 601, rate: 150.55 },
        { ...drawings(), phase: null, minutes: 299, rate: 90.05 },
      ];
      const { project_id, net_amount } = await converted(lines, 750);
      const card = (await pia.as.get('/rates', { filters: { project_id }, order_by: 'amount', order_dir: 'desc' })).body.data;
      expect(card).toMatchObject([
        { scope: 'project_department', department_id: delivery, amount: 139.26, sold_minutes: 601, valid_from: begin, valid_to: null },
        { scope: 'project_department', department_id: design, amount: 83.3, sold_minutes: 299, valid_from: begin },
      ]);
      await book(project_id, deliverer, [7, 53, 41, 400, 100]);
      await book(project_id, designer, [1, 1, 1, 196, 100]);
      const first = await bill(project_id, begin, addDays(begin, 2));
      const second = await bill(project_id, addDays(begin, 3), addDays(begin, 3));
      const third = await bill(project_id, begin, addDays(begin, 9));
      expect(Math.round((first + second + third) * 100)).toBe(Math.round(net_amount * 100));
    });

    test('phase by phase where a department is sold at several rates', async () => {
      const lines = [
        { ...analysis(), minutes: 125, rate: 133.33 },
        { ...analysis(), phase: 'Build', minutes: 77, rate: 99.99 },
        { ...training(), minutes: 31, rate: 80.01 },
      ];
      const { project_id } = await converted(lines, 333, { with_options: true });
      await book(project_id, deliverer, [60, 65], 'Analysis');
      await book(project_id, deliverer, [77], 'Build', addDays(begin, 10));
      await book(project_id, deliverer, [10, 21], 'Training', addDays(begin, 20));
      // 277.77 + 128.32 + 41.34 = 447.43, less 3.33 % of it, or 14.90.
      expect(await bill(project_id, begin, addDays(begin, 40))).toBe(432.53);
    });

    test('and hours sold later apply from their first day, together with the remaining ones', async () => {
      const { project_id } = await converted([{ ...analysis(), phase: null, minutes: 120, rate: 100 }], 0);
      await book(project_id, deliverer, [60]);
      const from = addDays(today, 7);
      const more = await won({
        seller: pia,
        client_id: buyer,
        ...sold,
        expected_start: from,
        lines: [{ ...analysis(), phase: null, minutes: 60, rate: 130 }],
      });
      expect((await pia.as.post(`/proposals/${more}/convert`, { project_id })).status).toBe(200);
      const card = (await pia.as.get('/rates', { filters: { project_id }, order_by: 'valid_from', order_dir: 'asc' })).body.data;
      expect(card).toMatchObject([
        { amount: 100, sold_amount: 200, sold_minutes: 120, valid_to: addDays(from, -1) },
        { amount: 115, sold_amount: 230, sold_minutes: 120, valid_from: from, valid_to: null },
      ]);
    });
  });

  test('cannot be added to a project of another manager or of another client', async () => {
    const other = await newClient(office);
    const theirs = await won({ seller: pia, client_id: other, lines: [analysis()] });
    const { project } = (await pia.as.post(`/proposals/${theirs}/convert`, { name: 'Theirs' })).body.data;
    const id = await won({ seller: pia, client_id, lines: [analysis()] });
    expect((await pia.as.post(`/proposals/${id}/convert`, { project_id: project.id })).body.fields).toHaveProperty('project_id');
    const rita = await newSeller(office);
    const hers = await won({ seller: rita, client_id: other, lines: [analysis()] });
    expect((await rita.as.post(`/proposals/${hers}/convert`, { project_id: project.id })).status).toBe(404);
    expect((await rita.as.post(`/proposals/${id}/convert`, {})).status).toBe(404);
    const draft = (await offer({ seller: pia, client_id, lines: [analysis()] })).body.data.id;
    expect((await pia.as.post(`/proposals/${draft}/convert`, {})).status).toBe(409);
  });
});

test('a new estimate starts from the results of earlier projects, and shows rates to users who may see them', async () => {
  const { db } = office.services;
  const project = await won({ seller: pia, client_id, lines: [analysis()] });
  const { id } = (await pia.as.post(`/proposals/${project}/convert`, { name: 'Over' })).body.data.project;
  await sql`update projects set status = 'active', allow_outside_dates = true where id = ${id}`.execute(db);
  await sql`
    insert into tasks (employee_id, date, project_id, minutes, department_id) values (${pia.id}, '2026-03-02', ${id}, 708, ${delivery})`.execute(
    db,
  );
  await sql`update projects set status = 'completed', completed_at = now() where id = ${id}`.execute(db);
  await sql`
    insert into rates (kind, scope, department_id, currency, amount, valid_from) values ('bill', 'department', ${delivery}, 'EUR', 12500, '2020-01-01')`.execute(
    db,
  );
  const { data } = (await pia.as.get('/proposals/suggestions', { currency: 'EUR' })).body;
  const of = (department: number) => data.find((one: { department: { id: number } }) => one.department.id === department);
  expect(of(delivery)).toMatchObject({ percent: 118, projects: 1, rate: 125 });
  expect(of(design)).toMatchObject({ percent: null, projects: 0, rate: null });
  expect((await office.as('consultant').get('/proposals/suggestions')).status).toBe(403);
});

import { addDays } from '@cadre/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import { type Office, openOffice } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { dayOf, monday, planHours, stamp, today } from './fixtures.ts';
import { testPunchFixes } from './punch-fixes.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await planHours(office);
});
afterAll(() => office.close());

const punch = (employee_ids: number[], action: string, time: string, date = monday) => ({
  employee_ids,
  action,
  date,
  time,
  note: 'The power was out',
});
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`;
const changesOf = async (employee_id: number, model: string) =>
  (
    await sql<{ action: string; changes: { field: string; old: unknown; new: unknown }[] }>`
      select action, changes from logs where employee_id = ${employee_id} and model = ${model} order by id`.execute(office.services.db)
  ).rows;

test('after a power cut HR adds missing punches for several employees together, each in their own time zone', async () => {
  const clara = await hire(office);
  const oskar = await hire(office, { place: 'design' });
  const both = [clara.id, oskar.id];
  const came = await office.as('hr').post('/attendances', punch(both, 'in', '09:00'));
  expect(came.body).toMatchObject({ message: '2 punches added', data: { ids: [expect.any(Number), expect.any(Number)] } });
  expect((await office.as('hr').post('/attendances', punch(both, 'in', '09:00'))).body.message).toBe('0 punches added');
  await office.as('hr').post('/attendances', punch(both, 'out', '17:00'));
  for (const { id } of [clara, oskar]) {
    const day = await dayOf(office, id, monday);
    expect(day).toMatchObject({ status: 'present', worked_minutes: 450, late_minutes: 0, shift: { code: 'O', start: '09:00' } });
    expect(day.punches).toMatchObject([
      { action: 'in', local_time: `${monday} 09:00:00`, source: 'manual', state: 'counted', note: 'The power was out' },
      { action: 'out', local_time: `${monday} 17:00:00` },
    ]);
    expect(await changesOf(id, 'attendances')).toHaveLength(2);
  }
  expect((await dayOf(office, clara.id, monday)).first_in).not.toBe((await dayOf(office, oskar.id, monday)).first_in);
});

test('a voided punch is kept with its reason and no longer counts', async () => {
  const { id } = await hire(office);
  await stamp(office, id, monday, '07:30 in', '17:00 out');
  const [first] = (await dayOf(office, id, monday)).punches;
  await stamp(office, id, monday, '09:20 in');
  const voided = await office.as('hr').post(`/attendances/${first.id}/void`, { reason: 'Somebody else held the card' });
  expect(voided.body).toMatchObject({
    message: 'Punch voided',
    data: { state: 'voided', void_reason: 'Somebody else held the card' },
  });
  const day = await dayOf(office, id, monday);
  expect(day).toMatchObject({ late_minutes: 20, worked_minutes: 430 });
  expect(day.punches.map(({ state }: { state: string }) => state)).toEqual(['voided', 'counted', 'counted']);
  expect(codeOf(await office.as('hr').post(`/attendances/${first.id}/void`, { reason: 'Once more' }))).toBe('409 already_voided');
  expect((await changesOf(id, 'attendances')).at(-1)?.changes).toEqual([
    { field: 'state', old: 'counted', new: 'voided' },
    { field: 'void_reason', old: null, new: 'Somebody else held the card' },
  ]);
});

test('an override of a day takes precedence over its punches until it is removed', async () => {
  const { id } = await hire(office);
  await stamp(office, id, monday, '09:00 in');
  expect(await dayOf(office, id, monday)).toMatchObject({ status: 'incomplete', worked_minutes: 0, override: null });
  const decision = { employee_id: id, date: monday, status: 'present', worked_minutes: 450, reason: 'Seen at her desk' };
  expect((await office.as('hr').post('/attendance-days/override', decision)).body.message).toBe('Day overridden');
  const day = await dayOf(office, id, monday);
  expect(day).toMatchObject({
    status: 'present',
    worked_minutes: 450,
    flags: expect.arrayContaining(['overridden']),
    override: { status: 'present', worked_minutes: 450, reason: 'Seen at her desk', by: 'Hana Novak' },
  });
  expect(day.explanation.at(-1)).toContain('Seen at her desk');
  expect((await office.as('hr').post('/attendance-days/remove-override', { employee_id: id, date: monday })).status).toBe(200);
  expect(await dayOf(office, id, monday)).toMatchObject({ status: 'incomplete', worked_minutes: 0, override: null });
  expect((await office.as('hr').post('/attendance-days/remove-override', { employee_id: id, date: monday })).status).toBe(404);
  expect((await changesOf(id, 'attendance-days')).map(({ changes }) => changes[0])).toEqual([
    { field: 'status', old: null, new: 'present' },
    { field: 'status', old: 'present', new: null },
  ]);
});

test('users cannot correct their own attendance, nor that of people out of reach', async () => {
  const { id } = await hire(office);
  const officer = await admit(office, id, 8);
  const [own] = await ownPunch(id);
  const { id: other } = await hire(office);
  expect(codeOf(await officer.as.post('/attendances', punch([other, id], 'in', '09:00')))).toBe('403 own_punches');
  expect(codeOf(await officer.as.post(`/attendances/${own}/void`, { reason: 'I would rather not' }))).toBe('403 own_punches');
  const decision = { date: monday, status: 'present', reason: 'I was there' };
  expect(codeOf(await officer.as.post('/attendance-days/override', { ...decision, employee_id: id }))).toBe('403 own_punches');
  expect((await officer.as.post('/attendances', punch([other], 'in', '09:00'))).status).toBe(200);
  expect((await officer.as.post('/attendance-days/override', { ...decision, employee_id: other })).status).toBe(200);

  const manager = office.as('manager');
  expect(codeOf(await manager.post('/attendances', punch([other], 'in', '09:00')))).toBe('403 not_allowed');
  expect(codeOf(await manager.post(`/attendances/${own}/void`, { reason: 'Not mine to say' }))).toBe('403 not_allowed');
  expect(codeOf(await office.as('hr').post('/attendances', punch([other, 999_999], 'in', '09:00')))).toBe('404 not_found');
});

async function ownPunch(id: number): Promise<number[]> {
  await stamp(office, id, monday, '09:00 in');
  return (await dayOf(office, id, monday)).punches.map((one: { id: number }) => one.id);
}

test('corrections need a reason, and are refused for the future and for days without employment', async () => {
  const { id } = await hire(office, { hire_date: monday });
  const hr = office.as('hr');
  const fieldsOf = ({ status, body }: { status: number; body: { fields?: object } }) => `${status} ${Object.keys(body.fields ?? {})}`;
  expect(fieldsOf(await hr.post('/attendances', punch([id], 'in', '09:00', addDays(today, 1))))).toBe('422 time');
  expect(codeOf(await hr.post('/attendances', punch([id], 'in', '09:00', addDays(monday, -1))))).toBe('409 not_employed');
  expect(fieldsOf(await hr.post('/attendances', { ...punch([id], 'in', '09:00'), note: '' }))).toBe('422 note');
  const decision = { employee_id: id, date: monday, reason: 'Because' };
  expect(fieldsOf(await hr.post('/attendance-days/override', decision))).toBe('422 status');
  expect(fieldsOf(await hr.post('/attendance-days/override', { ...decision, status: 'present' }))).toBe('422 date');
  expect(fieldsOf(await hr.post('/attendance-days/override', { ...decision, status: 'pending_sync' }))).toBe('422 status');
  expect(fieldsOf(await hr.post('/attendance-days/override', { ...decision, status: 'present', date: addDays(today, 1) }))).toBe(
    '422 date',
  );
  expect(codeOf(await hr.post('/attendance-days/override', { ...decision, status: 'present', date: addDays(monday, -1) }))).toBe(
    '409 not_employed',
  );
});

testPunchFixes(() => office);

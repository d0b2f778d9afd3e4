import { addDays } from '@cadre/rules/calendar';
import { describe, expect, test } from 'vitest';
import { sql } from '../../src/platform/database/sql.ts';
import type { Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import { dayOf, monday, saturday, stamp, stampAtDevice, today, tuesday } from './fixtures.ts';

type Result = {
  employee: { id: number; name: string };
  date: string;
  flags: string[];
  question: string | null;
  proposal: Proposal | null;
  can: object;
};
type Proposal = { mishap: string; note: string; punches: { action: string; date: string; time: string; because: string }[] };

const week = { from: monday, to: addDays(monday, 6) };
const wednesday = addDays(monday, 2);
const out = (date: string, time = '17:00') => ({ action: 'out', date, time });

/** An officer goes through the days that lack something. */
export function testPunchFixes(of: () => Office): void {
  const anomalies = async (who: Person, query: object = week): Promise<Result[]> => {
    const { status, body, text } = await who.get('/attendances/anomalies', query as Record<string, string>);
    if (status !== 200) throw new Error(text);
    return body.data;
  };
  const fix = (who: Person, ...days: object[]) =>
    who.post('/attendances/mend', { days: days.map((day) => ({ note: 'Forgot to check out', ...day })) });
  const dayAnswer = async (who: Person, id: number) =>
    (await who.get(`/employees/${id}/attendance`, { type: 'timesheet', from: monday, to: monday })).body.data;
  const times = (found: Result | undefined) => found?.proposal?.punches.map(({ action, time, because }) => `${action} ${time} ${because}`);

  describe('days that lack a punch', () => {
    test('are listed with the proposed punches, and are complete once these are accepted', async () => {
      const office = of();
      const { id } = await hire(office);
      await stamp(office, id, monday, '08:58 in');
      await stamp(office, id, tuesday, '17:05 out');
      await stamp(office, id, wednesday, '09:00 in', '12:00 break_out');
      const found = await anomalies(office.as('hr'), { ...week, employee_id: id });
      const three = found.filter(({ date }) => date <= wednesday);
      expect(three.map(times)).toEqual([
        ['out 17:00 planned_end'],
        ['in 09:00 planned_start'],
        ['break_in 12:30 break', 'out 17:00 planned_end'],
      ]);
      expect(three.map(({ proposal }) => proposal?.note)).toEqual(['Forgot to check out', 'Forgot to check in', 'Forgot to check out']);
      expect(three[0]).toMatchObject({ can: { create: true, override: true }, shift: { start: '09:00', end: '17:00' } });

      const inputs = three.map(({ date, proposal }) => ({
        employee_id: id,
        date,
        note: proposal?.note,
        punches: proposal?.punches.map(({ because: _, ...punch }) => punch),
      }));
      const { body } = await fix(office.as('hr'), ...inputs);
      expect(body.message).toBe('4 punches added');
      expect(
        body.data.days.map(({ ids, needs_attention, problem }: never) => [(ids as number[]).length, needs_attention, problem]),
      ).toEqual([
        [1, false, null],
        [1, false, null],
        [2, false, null],
      ]);
      expect(await dayOf(office, id, monday)).toMatchObject({ status: 'present', worked_minutes: 450 });
      expect((await dayOf(office, id, monday)).punches.at(-1)).toMatchObject({ source: 'manual', note: 'Forgot to check out' });
      expect((await anomalies(office.as('hr'), { ...week, employee_id: id })).filter(({ date }) => date <= wednesday)).toEqual([]);
    });

    test('are skipped where the user may not or need not fix them, while the other days are fixed', async () => {
      const office = of();
      const incomplete = async () => {
        const { id } = await hire(office);
        await stamp(office, id, monday, '09:00 in');
        return id;
      };
      const [one, own] = [await incomplete(), await incomplete()];
      const officer = (await admit(office, own, 8)).as;
      const [mine] = (await anomalies(officer)).filter(({ employee }) => employee.id === own);
      expect(mine?.can).toEqual({ create: false, override: false });
      const input = (employee_id: number, punch = out(monday)) => ({ employee_id, date: punch.date, punches: [punch] });
      const { status, body } = await fix(
        officer,
        input(own),
        input(999_999),
        input(one, out(saturday)),
        { ...input(one), punches: [out(addDays(monday, 3))] },
        input(one),
        input(one, out(monday, '17:10')),
      );
      expect(status).toBe(200);
      expect(body.data.days.map(({ problem }: { problem: { code: string } | null }) => problem?.code)).toEqual([
        'own_punches',
        'not_found',
        'day_is_whole',
        'punch_not_of_day',
        undefined,
        'day_is_whole',
      ]);
      expect(body.data.days[0].problem.error).toBe('You can’t add or void your own punches. Ask your manager to correct them.');
      expect((await dayOf(office, one, monday)).status).toBe('present');
      expect((await fix(officer, input(one))).body.data.days[0].problem.code).toBe('day_is_whole');
      expect((await fix(office.as('manager'), input(one))).body.code).toBe('not_allowed');
      expect(Object.keys((await office.as('hr').post('/attendances/mend', { days: [{ ...input(one), note: '' }] })).body.fields)).toEqual([
        'days.0.note',
      ]);
    });

    test('a manager sees those of their people, without a hand in it', async () => {
      const office = of();
      const { id } = await hire(office, { place: 'finance' });
      await stamp(office, id, monday, '09:00 in');
      const { id: near } = await hire(office);
      await stamp(office, near, monday, '09:00 in');
      const seen = await anomalies(office.as('manager'));
      expect(seen.map(({ employee }) => employee.id)).toContain(near);
      expect(seen.map(({ employee }) => employee.id)).not.toContain(id);
      expect(seen.find(({ employee }) => employee.id === near)?.can).toEqual({ create: false, override: false });
      expect(new Set((await anomalies(office.as('consultant'))).map(({ employee }) => employee.id)).size).toBeLessThanOrEqual(1);
    });

    test('added punches can be removed only by the user who added them', async () => {
      const office = of();
      const { id } = await hire(office);
      const officer = (await admit(office, (await hire(office)).id, 6)).as;
      await stamp(office, id, monday, '09:00 in');
      const { body } = await fix(officer, { employee_id: id, date: monday, punches: [out(monday)] });
      const { ids } = body.data.days[0];
      expect((await office.as('hr').post('/attendances/mend/undo', { ids })).status).toBe(404);
      expect((await officer.post('/attendances/mend/undo', { ids })).body.message).toBe('1 punch taken back');
      expect(await dayOf(office, id, monday)).toMatchObject({ status: 'incomplete', flags: ['missing_out'] });
      expect((await dayOf(office, id, monday)).punches.at(-1)).toMatchObject({ state: 'voided', void_reason: 'Taken back' });
      expect((await officer.post('/attendances/mend/undo', { ids })).body.message).toBe('0 punches taken back');
      const { punches } = await dayOf(office, id, monday);
      expect((await officer.post('/attendances/mend/undo', { ids: [punches[0].id] })).status).toBe(404);
    });

    test('a whole day is proposed only where the terminals of the branch were silent', async () => {
      const office = of();
      const branch_id = office.cast.places.design.branch_id;
      const { rows } = await sql<{ id: number }>`
        insert into devices (name, branch_id, serial_no, timezone, direction_mode, mode)
        values ('Door', ${branch_id}, 'SILENT1', 'Europe/Lisbon', 'alternate', 'file') returning id`.execute(office.services.db);
      const door = rows[0]?.id as number;
      const people = [
        await hire(office, { place: 'design' }),
        await hire(office, { place: 'design' }),
        await hire(office, { place: 'design' }),
      ];
      for (const { id } of people) await stampAtDevice(office, door, id, monday, '09:00', '17:00');
      await stampAtDevice(office, door, people[0]?.id as number, wednesday, '09:00', '17:00');
      const found = (await anomalies(office.as('hr'))).filter(({ employee }) => people.some(({ id }) => id === employee.id));
      const on = (date: string) => found.filter((one) => one.date === date);
      expect(on(tuesday).map(({ proposal }) => proposal?.mishap)).toEqual(['terminal_down', 'terminal_down', 'terminal_down']);
      expect(on(wednesday).map(({ proposal }) => proposal)).toEqual([null, null]);
    });

    test('a user who sees a day can send its employee a question, which links to the day', async () => {
      const office = of();
      const { id } = await hire(office);
      const person = await admit(office, id);
      const ask = (who: Person, employee_id: number, note = 'Why so late?') =>
        who.post('/attendance-days/ask', { employee_id, date: monday, note });
      expect((await ask(office.as('manager'), id)).body).toEqual({ message: 'Question sent' });
      expect((await person.as.get('/notifications')).body.data[0]).toMatchObject({
        type: 'day_asked',
        args: { day: monday, message: 'Why so late?' },
        link: `/my-attandance/attandance?month=${monday.slice(0, 7)}&day=${monday}`,
      });
      expect((await dayAnswer(office.as('manager'), id)).can).toMatchObject({ create: false, override: false, ask: true });
      expect((await dayAnswer(person.as, id)).can.ask).toBe(false);
      const { id: elsewhere } = await hire(office, { place: 'finance' });
      expect((await ask(office.as('manager'), elsewhere)).status).toBe(403);
      expect((await ask(person.as, id)).body.code).toBe('own_punches');
      expect((await ask(office.as('manager'), id, '')).body.fields).toHaveProperty('note');
    });

    test('the employee answers a question once, and its sender is notified', async () => {
      const office = of();
      const { id } = await hire(office);
      const [person, stranger] = [await admit(office, id), await admit(office, (await hire(office)).id)];
      await stamp(office, id, monday, '10:30 in');
      const questions = async (who: Person) => (await dayAnswer(who, id)).days[0].questions;
      const answer = (who: Person, reply: string) => who.post('/attendance-days/answer', { date: monday, reply });
      expect((await answer(person.as, 'Nobody asked')).body.code).toBe('nothing_asked');

      await office.as('manager').post('/attendance-days/ask', { employee_id: id, date: monday, note: 'Why so late?' });
      expect(await questions(person.as)).toMatchObject([{ question: 'Why so late?', answer: null, answered_at: null }]);
      expect((await dayAnswer(person.as, id)).can.answer).toBe(true);
      expect((await dayAnswer(office.as('manager'), id)).can.answer).toBe(false);
      expect((await answer(stranger.as, 'It was me')).body.code).toBe('nothing_asked');
      expect((await answer(person.as, '')).body.fields).toHaveProperty('reply');
      const questionOf = async () =>
        (await anomalies(office.as('hr'))).find(({ employee, date }) => employee.id === id && date === monday)?.question;
      expect(await questionOf()).toBe('asked');

      expect((await answer(person.as, 'The train was late')).body).toEqual({ message: 'Answer sent' });
      expect(await questions(office.as('manager'))).toMatchObject([{ question: 'Why so late?', answer: 'The train was late' }]);
      expect(await questionOf()).toBe('answered');
      expect((await office.as('manager').get('/notifications')).body.data[0]).toMatchObject({
        type: 'day_answered',
        args: { day: monday, message: 'The train was late' },
        link: `/attendances/timesheet?month=${monday.slice(0, 7)}&person=${id}&day=${monday}`,
      });
      expect((await answer(person.as, 'Once more')).body.code).toBe('nothing_asked');
    });

    test('are listed for a limited period only', async () => {
      const hr = of().as('hr');
      expect((await hr.get('/attendances/anomalies', { from: monday })).status).toBe(422);
      expect((await hr.get('/attendances/anomalies', { from: today, to: monday })).status).toBe(422);
      expect((await hr.get('/attendances/anomalies', { from: '2020-01-01', to: today })).status).toBe(422);
    });
  });
}

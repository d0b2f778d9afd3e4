import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { dayFromToday, zoneInTheMorning } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';
import { workdays } from '../../workdays.ts';

const { attendance } = en;
const { mend: fix } = attendance;
const attendanceOfficer = 8;
const wanted = 30;

/** People who came and never stamped out, on the last working days that lie in one month. */
async function forgetful(family: string) {
  const more = { last_name: family, hire_date: dayFromToday(-20), timezone: zoneInTheMorning() };
  const first = await colleague('Uma', more);
  const all = (await workdays(first.id, dayFromToday(-19), dayFromToday(-1))).slice(-5);
  const days = all.filter((day) => day.slice(0, 7) === all[0]?.slice(0, 7));
  const others = Array.from({ length: Math.ceil(wanted / days.length) - 1 }, (_, index) =>
    colleague(`Uma${'abcdefghijklmnopqrstuvwxyz'[index]}`, more),
  );
  const employee_ids = [first, ...(await Promise.all(others))].map(({ id }) => id);
  const session = await sessionOf(people.tomas);
  const stamp = (date: string, action: string, time: string) =>
    sendRequest(session, 'POST', '/attendances', { employee_ids, date, action, time, note: 'As the paper list says' });
  for (const date of all) await stamp(date, 'in', '08:55');
  for (const date of all.slice(days.length)) await stamp(date, 'out', '18:00');
  return { id: first.id, month: days[0]?.slice(0, 7) as string, day: days[0] as string, count: employee_ids.length * days.length };
}

test('an officer fixes thirty days by keyboard, in a third of the gestures', async ({ alsoSignedInAs }) => {
  const family = unique('Olvido');
  const { id, day, month, count } = await forgetful(family);
  expect(count).toBeGreaterThanOrEqual(wanted);
  const page = await alsoSignedInAs(await newcomer('Olalla', [attendanceOfficer]));
  let gestures = 0;
  const press = async (key: string) => {
    gestures += 1;
    await page.keyboard.press(key);
  };
  const left = (days: number) => page.getByRole('dialog').getByText(filled('{days} days left', { days: String(days) }), { exact: false });

  await page.goto(`/attendances/attention?month=${month}&q=${encodeURIComponent(family)}`);
  await expect(page.getByRole('heading', { name: `${count} days left` })).toBeVisible();

  await test.step('the first opens with a key; another time is typed, and taken back', async () => {
    await press('n');
    await expect(page.getByRole('button', { name: fix.accept })).toBeFocused();
    await press('e');
    for (const key of ['1', '7', '3', '0']) await press(key);
    await press('Enter');
    await expect(left(count - 1)).toBeVisible();
    await press('u');
    await expect(left(count)).toBeVisible();
  });

  await test.step('each other takes one key, and the panel moves on', async () => {
    for (let done = 0; done < count; done += 1) await press('Enter');
    await expect(page.getByText(attendance.mend.all_done).or(page.getByText(en.lists.nothing_found))).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  expect(gestures).toBeLessThanOrEqual(70);

  await test.step('the punch has its time and its reason, and can be taken back from the list', async () => {
    const done = page.getByRole('region', { name: fix.done_list });
    await expect(done.getByRole('button', { name: fix.undo })).toHaveCount(count);
    const session = await sessionOf(people.tomas);
    const readDay = async () => {
      const { data } = await sendRequest<{ data: { days: { status: string; punches: { note: string; local_time: string }[] }[] } }>(
        session,
        'GET',
        `/employees/${id}/attendance?type=timesheet&from=${day}&to=${day}`,
      );
      return data.days[0];
    };
    // The list empties before the server has answered for the last of them.
    await expect.poll(async () => (await readDay())?.status).toBe('present');
    expect((await readDay())?.punches.at(-1)).toMatchObject({ local_time: `${day} 18:00:00`, note: attendance.mishaps.forgot_out });
    await done.getByRole('button', { name: fix.undo }).last().click();
    await expect(page.getByRole('heading', { name: '1 day left' })).toBeVisible();
  });
});

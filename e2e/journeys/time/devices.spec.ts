import { randomBytes, randomInt } from 'node:crypto';
import type { Timesheet } from '@cadre/contract/calls/hours';
import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { dayFromToday, inMadrid } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test, testInWholeRun } from '../../journey.ts';
import { moveTo } from '../../move.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { pick } from '../../pick.ts';
import { find, make, sendRequest, sessionOf } from '../../send-request.ts';
import { plugIn } from '../../terminal.ts';
import { unique } from '../../unique.ts';
import { workdays } from '../../workdays.ts';

const { devices, common, done } = en;
const fields = { ...en.shared.fields, ...en.nouns.devices.fields };
const attendanceOfficer = 8;

test('Oriol claims a terminal, matches its unknown number to an employee, and the waiting punches count on their days', async ({
  alsoSignedInAs,
}) => {
  const ines = await colleague('Inés', { hire_date: dayFromToday(-20) });
  const [earlier = '', later = ''] = (await workdays(ines.id, dayFromToday(-18), dayFromToday(-2))).slice(-2);
  const page = await alsoSignedInAs(await newcomer('Oriol', [attendanceOfficer]));
  const [name, serial] = [unique('Back door'), `JRN${randomBytes(5).toString('hex').toUpperCase()}`];
  /** The employee number as typed into the terminal. */
  const pin = ines.employee_no.replace(/^\D*0*/, '');
  const terminal = plugIn(serial, [pin]);
  let device = '';

  try {
    await test.step('it sends its stored punches and is claimed', async () => {
      // In the middle of a minute: its clock is set by how far it is off, to the second.
      for (const day of [earlier, later]) {
        terminal.punch(pin, 'in', inMadrid(day, '08:50:30'));
        terminal.punch(pin, 'out', inMadrid(day, '18:00:30'));
      }
      await page.goto('/attendances/devices');
      await page.getByRole('button', { name: `${devices.waiting.claim} ${serial}` }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByRole('textbox', { name: fields.serial_no })).toHaveValue(serial);
      await expect(form).toContainText(devices.waiting.calls_now);
      await form.getByRole('textbox', { name: fields.name }).fill(name);
      await pick(page, form.getByRole('combobox', { name: fields.branch_id }), 'Madrid');
      await pick(page, form.getByRole('combobox', { name: fields.timezone }), 'Europe/Madrid');
      await page.getByRole('button', { name: common.save, exact: true }).click();
      await expect(page.getByText(filled(done.created, { what: en.nouns.devices.one, label: name }))).toBeVisible();
    });

    await test.step('its serial number alone is rejected; at its private address it is accepted', async () => {
      terminal.call();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/devices\/\d+$/);
      device = page.url().split('/').at(-1) as string;
      await expect(page.getByText(devices.refused.own_address)).toBeVisible();
      const address = await page.getByText(/^https?:.*\/d\/[\w-]{43}$/).innerText();
      terminal.moveTo(new URL(address).pathname);
    });

    await test.step('punches with an unknown number wait', async () => {
      const tabs = page.getByRole('navigation', { name: devices.tabs.label });
      await expect(tabs.getByRole('link', { name: devices.tabs['set-aside'] })).toHaveText(/4$/);
      await tabs.getByRole('link', { name: devices.tabs.numbers }).click();
      const number = page.getByRole('listitem').filter({ hasText: '4 waiting punches' });
      await expect(number).toContainText(pin);
      await number.getByRole('button', { name: ines.name }).click();
      await page.getByRole('button', { name: 'Match 1 user ID' }).click();
      await expect(page.getByText('1 user ID matched; 4 waiting punches now count')).toBeVisible();
      await expect(page.getByText(devices.numbers.all_matched)).toBeVisible();
    });

    await test.step('a sync finds no new punches', async () => {
      await page.getByRole('link', { name: devices.tabs.overview }).click();
      await page.getByRole('button', { name: devices.sync_now }).click();
      await expect(page.getByText(done.command_queued)).toBeVisible();
      terminal.call();
      await expect(page.getByRole('listitem').filter({ hasText: devices.commands.sync })).toContainText(devices.commands.status.executed);
    });

    await test.step('the days are whole', async () => {
      for (const day of [earlier, later]) {
        await moveTo(page, `/attendances/timesheet?person=${ines.id}&day=${day}`);
        const panel = page.getByRole('dialog').filter({ hasText: ines.name });
        await expect(panel).toContainText(en.nouns['attendance-days'].options.status.present);
        const punches = panel.getByRole('listitem').filter({ hasText: name });
        await expect(punches).toContainText([/08:5\d/, /18:0\d/]);
      }
    });

    await test.step('its memory, imported as a file, contains nothing new', async () => {
      await moveTo(page, `/attendances/devices/import?device=${device}`);
      await page.locator('input[type=file]').setInputFiles(await stickOf(pin, ines.id, earlier, later));
      const found = page.getByRole('status').filter({ hasText: devices.bring.lines });
      await expect(found).toContainText(devices.bring.nothing_new);
      for (const [label, count] of [
        [devices.bring.lines, 4],
        [devices.bring.outcome.duplicate, 4],
        [devices.bring.outcome.fresh, 0],
      ] as const)
        await expect(found.getByText(`${label}${count}`)).toBeVisible();
    });
  } finally {
    await terminal.unplug();
  }
});

testInWholeRun('what waited for HR counts by itself, and a terminal in the wrong zone is read again', async ({ alsoSignedInAs }) => {
  const berta = await colleague('Berta', { hire_date: dayFromToday(-20) });
  const [day = ''] = (await workdays(berta.id, dayFromToday(-18), dayFromToday(-2))).slice(-1);
  const [name, serial, pin] = [
    unique('Side door'),
    `JRN${randomBytes(5).toString('hex').toUpperCase()}`,
    String(randomInt(100_000, 999_999)),
  ];
  const { id } = await make('devices', {
    name,
    branch_id: (await find('branches', 'Madrid')).id,
    vendor: 'zkteco',
    mode: 'push',
    direction_mode: 'device',
    serial_no: serial,
    timezone: 'Asia/Tokyo',
    accepts_serial: true,
  });
  const body = `${pin}\t${day} 08:50:30\t0\t15\n${pin}\t${day} 18:00:30\t1\t15\n`;
  const sent = await fetch(`${process.env.E2E_URL}/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`, { method: 'POST', body });
  expect(await sent.text()).toBe('OK: 2');
  const page = await alsoSignedInAs(await newcomer('Otto', [attendanceOfficer]));

  await test.step('the number is unknown, so its punches wait', async () => {
    await page.goto(`/attendances/devices/${id}/set-aside`);
    const waiting = page.getByRole('row').filter({ hasText: en.nouns['raw-punches'].options.outcome_reason.unknown_pin });
    await expect(waiting).toHaveCount(2);
  });

  await test.step('Tomás writes it into the file, and they count', async () => {
    const tomas = await alsoSignedInAs(people.tomas);
    await tomas.goto(`/employees?edit=${berta.id}`);
    await tomas.locator('#field-device_user_code').fill(pin);
    await tomas.getByRole('button', { name: common.save, exact: true }).click();
    await expect(tomas.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.getByText(devices.aside.none, { exact: true })).toBeVisible();
  });

  await test.step('the officer sees what another zone would change, and changes it', async () => {
    await moveTo(page, `/attendances/devices/${id}`);
    await page.getByRole('button', { name: devices.commands.more }).click();
    await page.getByRole('menuitem', { name: devices.clock.title }).click();
    const dialog = page.getByRole('dialog', { name: devices.clock.title });
    await pick(page, dialog.getByRole('combobox', { name: fields.timezone }), 'Europe/Madrid');
    await dialog.getByRole('button', { name: devices.clock.preview }).click();
    await expect(dialog).toContainText('2 punches move.');
    await dialog.getByRole('button', { name: devices.clock.apply }).click();
    await expect(page.getByText(done.time_corrected)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: filled(devices.clock.zone_always, { zone: 'Europe/Madrid' }) }),
    ).toBeVisible();
  });

  await test.step('the day is whole', async () => {
    await moveTo(page, `/attendances/timesheet?person=${berta.id}&day=${day}`);
    const panel = page.getByRole('dialog').filter({ hasText: berta.name });
    await expect(panel.getByRole('listitem').filter({ hasText: name })).toContainText([/08:50/, /18:00/]);
  });
});

/** The terminal's log file, as exported to a USB stick. */
async function stickOf(pin: string, employee: number, from: string, to: string) {
  const path = `/employees/${employee}/attendance?type=timesheet&from=${from}&to=${to}`;
  const { data } = await sendRequest<{ data: Timesheet }>(await sessionOf(people.adrian), 'GET', path);
  const lines = data.days.flatMap(({ punches }) =>
    punches.map(({ local_time, action }) => `${pin.padStart(9)}\t${local_time}\t1\t${action === 'in' ? 0 : 1}\t15\t0\r\n`),
  );
  return { name: 'attlog.dat', mimeType: 'application/octet-stream', buffer: Buffer.from(lines.join('')) };
}

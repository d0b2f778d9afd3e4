import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { colleague } from '../../colleague.ts';
import { dayFromToday } from '../../day.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { find, sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';

test.use({ signedInAs: 'marta' });

const { timeCard, nouns } = en;
const employeeRole = 2;

/** Alone the week of today is known by its path; the one before it is over and may be handed in. */
async function openLastWeek(page: Page): Promise<string> {
  await page.goto('/my-tasks');
  await page.waitForURL(/\/my-tasks\/\d{4}\/\d{1,2}$/);
  const today = page.url();
  await expect(page.getByRole('button', { name: timeCard.previous_week })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.waitForURL((url) => url.href !== today);
  return page.url();
}

async function newProject(manager: number, name: string): Promise<{ id: number; number: string; name: string }> {
  const { data } = await sendRequest<{ data: { id: number; number: string; version: number } }>(
    await sessionOf(people.adrian),
    'POST',
    '/projects',
    {
      name,
      manager_id: manager,
      billing_type: 'time_and_materials',
      category: 'client',
      billable: true,
      currency: 'EUR',
      overrun_policy: 'allow',
      open_to_all: true,
      allow_outside_dates: true,
    },
  );
  await sendRequest(await sessionOf(people.adrian), 'POST', `/projects/${data.id}/start`, { version: data.version });
  return { ...data, name };
}

async function addRow(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  const finder = page.getByRole('combobox', { name: timeCard.add_row });
  await expect(finder).toBeFocused();
  await page.keyboard.type(name);
  const first = page.getByRole('option').first();
  await expect(first).toHaveAccessibleName(new RegExp(name));
  await expect(first).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

test('Iria fills her week by keyboard, offline in the middle; Marta approves a row and sends one back, and Iria corrects it', async ({
  page,
  alsoSignedInAs,
}) => {
  const marta = await find('employees', people.marta.name);
  const iria = await colleague('Iria', { manager_id: marta.id, hire_date: dayFromToday(-60) });
  const first = await newProject(marta.id, unique('Harbour'));
  const second = await newProject(marta.id, unique('Audit'));
  const hers = await alsoSignedInAs(await newcomer('Iria', [employeeRole], { employee_id: iria.id }));
  const cell = (project: { name: string }) => hers.getByRole('textbox', { name: new RegExp(`${project.name}.*Monday`) });
  const handIn = async () => {
    await hers.keyboard.press('Control+Enter');
    const dialog = hers.getByRole('dialog', { name: timeCard.submit_week });
    const submit = dialog.getByRole('button', { name: new RegExp(`${timeCard.submit_anyway}|${timeCard.submit_week}`) });
    await expect(submit).toBeEnabled();
    await submit.press('Enter');
    await expect(hers.getByText(timeCard.now_submitted)).toBeVisible();
  };
  let week = '';

  await test.step('she adds two projects and types her hours, with and without a connection', async () => {
    week = await openLastWeek(hers);
    await expect(hers.getByText(timeCard.empty, { exact: true })).toBeVisible();
    await addRow(hers, first.name);
    await expect(cell(first)).toBeFocused();
    await hers.keyboard.type('8');
    await hers.keyboard.press('Tab');
    await hers.keyboard.type('7,5');
    await hers.keyboard.press('Tab');
    await expect(hers.getByText(/^Saved at/)).toBeVisible();
    await hers.context().setOffline(true);
    await hers.keyboard.type('8');
    await hers.keyboard.press('Tab');
    await hers.keyboard.type('8');
    await hers.keyboard.press('Tab');
    await expect(hers.getByText('2 changes not sent').first()).toBeVisible();
    await hers.context().setOffline(false);
    await expect(hers.getByText('2 changes not sent')).toHaveCount(0);
    await addRow(hers, second.name);
    await expect(cell(second)).toBeFocused();
    await hers.keyboard.type('0:30');
    await hers.keyboard.press('Enter');
    await expect(hers.getByRole('row', { name: new RegExp(`^${timeCard.logged}`) })).toContainText('32:00');
  });

  await test.step('she submits it', async () => {
    await handIn();
    await expect(cell(first)).not.toBeEditable();
  });

  await test.step('Marta approves one row and sends the other back', async () => {
    await page.goto(`/time-cards/review?date=${dayFromToday(-7)}&q=${encodeURIComponent(iria.name)}`);
    await page.getByRole('row', { name: iria.name }).getByRole('link', { name: '32:00' }).click();
    const card = page.getByRole('dialog');
    await card.getByRole('checkbox', { name: new RegExp(second.name) }).check();
    await card.getByRole('textbox', { name: new RegExp(`^${timeCard.reason}`) }).fill('Wrong project');
    await card.getByRole('button', { name: /^Send back 1 row/ }).click();
    await expect(card.getByText(nouns['time-cards'].options.status.rejected).first()).toBeVisible();
  });

  await test.step('Iria finds the row marked, corrects it and submits the week again', async () => {
    await hers.goto(week);
    await expect(hers.getByText(timeCard.returned)).toBeVisible();
    await expect(cell(first)).not.toBeEditable();
    await cell(second).focus();
    await expect(hers.getByText('Wrong project').first()).toBeVisible();
    await hers.keyboard.type('0:15');
    await hers.keyboard.press('Enter');
    await expect(hers.getByText(/^Saved at/)).toBeVisible();
    await handIn();
  });
});

test('a digit shows at once in a week of thirty lines', async ({ alsoSignedInAs }) => {
  const page = await alsoSignedInAs(people.noa);
  await page.goto('/my-tasks');
  await page.waitForURL(/\/my-tasks\/\d{4}\/\d{1,2}$/);
  await page.evaluate(() => {
    const [, , year, week] = window.location.pathname.split('/');
    const { user } = JSON.parse(localStorage.getItem('cadre.session') ?? sessionStorage.getItem('cadre.session') ?? '{}');
    const project = { id: 1, number: 'P', name: 'Thirty lines', client: null, color: null, require_note: false, require_task: false };
    const added = Array.from({ length: 30 }, (_, index) => ({
      project,
      project_task: { id: 100_000 + index, name: `Line ${index}` },
      work_type: 'normal',
      billable: true,
    }));
    localStorage.setItem(`cadre.kept.${user.id}.time-card-rows.${year}-${week}`, JSON.stringify({ added, hidden: [] }));
  });
  await page.reload();
  const cell = page.getByRole('textbox', { name: /Line 15, Monday/ });
  await cell.focus();
  const times: number[] = [];
  await page.exposeFunction('noteTime', (time: number) => times.push(time));
  await page.evaluate(() => {
    let pressed = 0;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true },
    );
    window.addEventListener('input', () =>
      requestAnimationFrame(() =>
        setTimeout(() => (window as unknown as { noteTime: (time: number) => void }).noteTime(performance.now() - pressed)),
      ),
    );
  });
  for (let count = 1; count <= 15; count++) {
    await page.keyboard.press('1');
    await expect.poll(() => times.length).toBe(count);
    await page.keyboard.press('Escape');
  }
  const sorted = times.toSorted((one, other) => one - other);
  console.log(`Key press to glyph in 30 lines: median ${sorted[7]?.toFixed(1)} ms, slowest ${sorted[14]?.toFixed(1)} ms.`);
});

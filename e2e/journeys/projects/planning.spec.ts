import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { colleague } from '../../colleague.ts';
import { asShown, dayAfter, dayFromToday } from '../../day.ts';
import { expect, test } from '../../journey.ts';
import { people } from '../../people.ts';
import { pick } from '../../pick.ts';
import { find, make } from '../../send-request.ts';
import { unique } from '../../unique.ts';

test.use({ signedInAs: 'adrian' });

const { planning, menu, common } = en;
const { fields } = en.nouns.bookings;

/** The Monday of next week. */
const monday = dayAfter(dayFromToday(0), 7 - ((new Date(dayFromToday(0)).getUTCDay() + 6) % 7));

const barOf = (page: Page, project: string, from: string, to: string) =>
  page.getByRole('button', { name: new RegExp(`^${project} · .*${asShown(from)} to ${asShown(to)}`) });

test('Adrián books Ana, moves her by keys and by mouse, splits the booking and takes it all back', async ({ page }) => {
  const ana = await colleague('Ana');
  const { id: manager_id } = await find('employees', people.marta.name);
  const project = unique('Atlas');
  const given = {
    name: project,
    manager_id,
    currency: 'EUR',
    billing_type: 'time_and_materials',
    category: 'client',
    overrun_policy: 'warn',
  };
  await make('projects', given);
  const day = (number: number) => dayAfter(monday, number);
  const show = (whom: 'show_all' | 'show_bench') => page.getByRole('radio', { name: planning[whom], exact: true }).press('Space');

  await test.step('she is on the bench until a week of hers is booked', async () => {
    await page.goto(`/time-cards/planning?from=${monday}&q=${encodeURIComponent(ana.name)}`);
    const cell = page.getByRole('row').filter({ hasText: ana.name }).getByRole('gridcell').first();
    await expect(cell).toContainText(/0 of \d+/);
    await show('show_bench');
    await expect(cell).toContainText(/0 of \d+/);
    await cell.click();
    const form = page.getByRole('dialog');
    await pick(page, form.getByRole('combobox', { name: fields.project_id }), project, new RegExp(project));
    await page.getByRole('button', { name: common.save, exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: ana.name })).toHaveCount(0);
    await show('show_all');
    await expect(barOf(page, project, day(0), day(4))).toBeVisible();
  });

  await test.step('keys move it a week on and make it longer', async () => {
    await barOf(page, project, day(0), day(4)).focus();
    await page.keyboard.press('ArrowRight');
    await expect(barOf(page, project, day(7), day(11))).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(barOf(page, project, day(7), day(18))).toBeVisible();
    await expect(page.getByText(planning.resized)).toBeVisible();
  });

  await test.step('the mouse moves it back by a week', async () => {
    const bar = barOf(page, project, day(7), day(18));
    const box = (await bar.boundingBox()) as { x: number; y: number; width: number; height: number };
    const week = (await page.getByRole('columnheader').nth(1).boundingBox())?.width ?? 0;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - week, y, { steps: 4 });
    await page.mouse.up();
    await expect(barOf(page, project, day(0), day(11))).toBeVisible();
    await expect(page.getByText(planning.moved)).toBeVisible();
  });

  await test.step('it is split, and every step is taken back', async () => {
    await barOf(page, project, day(0), day(11)).focus();
    await page.keyboard.press('s');
    await expect(page.getByText(planning.split)).toBeVisible();
    await expect(barOf(page, project, day(7), day(11))).toBeVisible();
    await page.getByRole('button', { name: planning.undo }).click();
    await expect(barOf(page, project, day(0), day(11))).toBeVisible();
    await page.getByRole('button', { name: planning.undo }).click();
    await expect(barOf(page, project, day(7), day(18))).toBeVisible();
    await expect(page.getByRole('region', { name: menu.planning })).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(barOf(page, project, day(7), day(18))).toBeVisible();
  });
});

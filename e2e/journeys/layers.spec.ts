import { en } from '@cadre/contract/texts/en';
import type { Locator, Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';

const { common, lists, nouns, shared } = en;

test.use({ signedInAs: 'tomas', contextOptions: { reducedMotion: 'no-preference' } });

/** A button with a panel is reached with Tab, opened with Enter and left with Escape, and the focus returns to it. */
async function lookInto(page: Page, button: Locator, use: (layer: Locator) => Promise<void>, layer: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(layer).toBeVisible();
  await expect(layer.locator(':focus')).toHaveCount(1);
  await use(layer);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(button).toBeFocused();
}

test('Tomás uses a whole list without the mouse', async ({ page }) => {
  await page.goto('/employees');
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const panel = (name: string) => page.getByRole('dialog', { name });

  const columns = page.getByRole('button', { name: lists.columns });
  await lookInto(
    page,
    columns,
    async (layer) => {
      await expect(layer.getByRole('checkbox').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(layer.getByRole('button', { disabled: false }).first()).toBeFocused();
    },
    panel(lists.columns),
  );

  const views = page.getByRole('button', { name: new RegExp(lists.view) }).first();
  await lookInto(page, views, async () => undefined, panel(lists.views));

  const exporting = page.getByRole('button', { name: lists.export });
  await lookInto(
    page,
    exporting,
    async (menu) => {
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(menu.getByRole('menuitem').last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
    },
    page.getByRole('menu', { name: lists.export }),
  );

  const density = page.getByRole('button', { name: lists.density });
  await lookInto(
    page,
    density,
    async (menu) => {
      await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
    },
    page.getByRole('menu', { name: lists.density }),
  );

  const branch = page.getByRole('button', { name: shared.fields.branch_id, exact: true });
  await branch.focus();
  await page.keyboard.press('Enter');
  const choice = panel(shared.fields.branch_id).getByRole('checkbox', { name: 'Tokyo' });
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/f\.branch_id=/);
  await expect(page.getByRole('button', { name: new RegExp(`^${shared.fields.branch_id}`) })).toBeFocused();
});

test('a row’s menu leads to its form and back, by keyboard', async ({ page }) => {
  await page.goto('/configuration/jobs');
  const name = await page.getByRole('rowheader').first().innerText();
  const menu = page.getByRole('button', { name: filled(lists.row_menu, { what: name }) });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: common.edit })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: filled(en.forms.edit_title, { what: nouns.jobs.one }) });
  await expect(form.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(menu).toBeFocused();
});

testInWholeRun('a roster’s panel and menu are reached, used and left without the mouse', async ({ page }) => {
  await page.goto('/attendances/rosters?f.status=draft');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const { roster } = en.schedules;
  await lookInto(
    page,
    page.getByRole('button', { name: roster.more }),
    async (menu) => {
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
    },
    page.getByRole('menu', { name: roster.more }),
  );
  await lookInto(
    page,
    page.getByRole('button', { name: roster.copy_week }),
    async (layer) => {
      await expect(layer.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(layer.getByRole('checkbox').first()).toBeChecked();
    },
    page.getByRole('dialog', { name: roster.copy_week }),
  );
});

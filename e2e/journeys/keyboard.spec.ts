import { en } from '@cadre/contract/texts/en';
import { wordsIn } from '@cadre/contract/texts/words';
import type { Locator, Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { people } from '../people.ts';
import { unique } from '../unique.ts';

const { auth, common, done, shell } = en;
const fields = { ...en.shared.fields, ...en.nouns.branches.fields };
const farEnough = 40;

/** Tab by Tab, up to a limit; an element that cannot be reached this way cannot be reached by keyboard at all. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < farEnough; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, 'reached with the Tab key').toBeFocused();
}

async function typeAndChoose(page: Page, box: Locator, name: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.type(name);
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toHaveAccessibleName(name);
  await expect(first).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

testInWholeRun('Tomás signs in and opens a branch without touching the mouse', async ({ page }) => {
  const name = unique('Faro');
  await page.goto('/auth/login');
  await tabTo(page, page.getByLabel(auth.email));
  await page.keyboard.type(people.tomas.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.tomas.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('link', { name: shell.skip_to_content }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // They belong together for a second; sent at once, a busy machine does not part them.
  await page.keyboard.type('gc');
  await expect(page).toHaveURL('/configuration/branches');
  await expect(page.getByRole('table')).toContainText('Madrid');
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: filled(common.new, { what: en.nouns.branches.one }) });
  await tabTo(page, form.getByRole('textbox', { name: fields.name }));
  await page.keyboard.type(name);
  await typeAndChoose(page, form.getByRole('combobox', { name: fields.country }), 'Portugal');
  await typeAndChoose(page, form.getByRole('combobox', { name: fields.timezone }), 'Europe/Lisbon');
  await tabTo(page, form.getByRole('combobox', { name: fields.currency }));
  await page.keyboard.type('EUR');
  await page.keyboard.press('Enter');
  await typeAndChoose(page, form.getByRole('combobox', { name: fields.holiday_calendar_id }), 'Spain, Madrid');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(filled(done.created, { what: en.nouns.branches.one, label: name }))).toBeVisible();
  await expect(form).toBeHidden();

  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: filled(en.lists.search, { what: en.nouns.branches.many }) })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await tabTo(page, page.getByRole('link', { name }));
  await page.keyboard.press('Enter');
  const record = page.getByRole('dialog').filter({ hasText: name });
  await expect(record).toContainText('Europe/Lisbon');
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(page).not.toHaveURL(/id=/);
});

test.describe('Hannah', () => {
  test.use({ signedInAs: 'hannah', contextOptions: { reducedMotion: 'no-preference' } });

  testInWholeRun('finds the keys with a question mark, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/dashboard');
    const help = page.getByRole('link', { name: shell.help, exact: true });
    await tabTo(page, help);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: shell.help });
    await expect(sheet).toContainText(filled(shell.shortcut_go, { page: wordsIn(en).many('employees') }));
    for (const text of [shell.shortcut_rows, shell.shortcut_person, shell.shortcut_zoom, shell.shortcut_undo])
      await expect(sheet).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(help).toBeFocused();
  });

  test('walks through a list with j and k and opens a row with Enter', async ({ page }) => {
    await page.goto('/configuration/jobs');
    const names = page.getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    const second = await names.nth(1).innerText();
    for (const key of ['j', 'j', 'j', 'k', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toContainText(second);
  });
});

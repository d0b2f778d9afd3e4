import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { people } from '../people.ts';
import { pick } from '../pick.ts';
import { chooseInRowMenu } from '../row-menu.ts';
import { find, make } from '../send-request.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'adrian' });

const { forms, common, hints, checks, done } = en;
const fields = { ...en.shared.fields, ...en.nouns.branches.fields };
const what = en.nouns.branches.one;

async function makeBranch(more: Record<string, unknown> = {}): Promise<{ id: number; name: string }> {
  const name = unique('Lisboa');
  const calendar = await find('holiday-calendars', 'Spain, Madrid');
  const place = { country: 'PT', timezone: 'Europe/Lisbon', currency: 'EUR', holiday_calendar_id: calendar.id };
  return { name, id: (await make('branches', { name, ...place, ...more })).id };
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const save = (page: Page) => page.getByRole('button', { name: common.save, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('Adrián opens a branch: the form hints, complains, and is content', async ({ page }) => {
  const name = unique('Porto');
  await page.goto('/configuration/branches');
  await page.getByRole('button', { name: filled(common.new, { what }) }).click();
  const form = page.getByRole('dialog', { name: filled(forms.create_title, { what }) });
  await expect(field(page, fields.name)).toHaveAccessibleDescription(filled(hints.enter, { label: fields.name }));
  await expect(form.getByRole('combobox', { name: fields.country })).toHaveAccessibleDescription(
    filled(hints.select, { label: fields.country }),
  );
  await expect(page.locator('#field-country-hint')).toHaveCSS('opacity', '0');
  await form.getByRole('combobox', { name: fields.country }).focus();
  await expect(page.locator('#field-country-hint')).toHaveCSS('opacity', '1');

  await save(page).click();
  await expect(form.getByRole('alert')).toContainText('5 fields need your attention');
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText(
    [fields.name, fields.country, fields.timezone, fields.currency, fields.holiday_calendar_id].map((label) =>
      filled(checks.required, { label }),
    ),
  );
  await expect(field(page, fields.name)).toBeFocused();

  await field(page, fields.name).fill('P');
  await expect(field(page, fields.name)).toHaveAccessibleDescription(filled(checks.too_short, { min: 2 }));
  await field(page, fields.name).fill('Madrid');
  await expect(field(page, fields.name)).toHaveAccessibleDescription(filled(hints.correct, { label: fields.name }));
  await pick(page, form.getByRole('combobox', { name: fields.country }), 'Portugal');
  await pick(page, form.getByRole('combobox', { name: fields.timezone }), 'Europe/Lisbon');
  await form.getByRole('combobox', { name: fields.currency }).fill('EUR');
  await form.getByRole('combobox', { name: fields.currency }).press('Enter');
  await pick(page, form.getByRole('combobox', { name: fields.holiday_calendar_id }), 'Spain, Madrid');

  await save(page).click();
  await expect(field(page, fields.name)).toHaveAccessibleDescription(filled(checks.taken, { label: fields.name }));
  await expect(field(page, fields.name)).toBeFocused();
  await field(page, fields.name).fill(name);
  await save(page).click();
  await expect(page.getByRole('status').getByText(filled(done.created, { what, label: name }))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(rowOf(page, name)).toContainText('Portugal');
  await expect(rowOf(page, name)).toContainText('EUR');
});

testInWholeRun('Adrián corrects a branch, and its history shows it', async ({ page }) => {
  const { name } = await makeBranch();
  await page.goto(`/configuration/branches?q=${name}`);
  await page.getByRole('link', { name, exact: true }).click();
  const record = page.getByRole('dialog').filter({ hasText: name });
  await record.getByRole('button', { name: common.edit }).click();
  await field(page, fields.region).fill('Estremadura');
  await save(page).click();
  await expect(page.getByText(filled(done.updated, { what, label: name }))).toBeVisible();
  await expect(record).toContainText('Estremadura');

  await record.getByRole('tab', { name: common.history }).click();
  await expect(record).toContainText(filled(en.history.updated, { who: people.adrian.name }));
  await expect(record).toContainText('Estremadura');
});

testInWholeRun('leaving a form with unsaved text asks for confirmation', async ({ page }) => {
  const { name } = await makeBranch();
  await page.goto(`/configuration/branches?q=${name}`);
  await chooseInRowMenu(page, name, common.edit);
  await field(page, fields.region).fill('Algarve');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: forms.unsaved_title });
  await question.getByRole('button', { name: forms.stay }).click();
  await expect(field(page, fields.region)).toHaveValue('Algarve');
  await page.getByRole('button', { name: common.cancel }).click();
  await question.getByRole('button', { name: forms.leave }).click();
  await expect(field(page, fields.region)).toBeHidden();
  await expect(page).not.toHaveURL(/edit=/);
});

test.describe('two tabs edit the same branch', () => {
  async function editInTwoTabs(first: Page, second: Page) {
    const { id, name } = await makeBranch({ region: 'Before' });
    for (const tab of [first, second]) await tab.goto(`/configuration/branches?q=${name}&edit=${id}`);
    await field(first, fields.region).fill('Mine');
    await field(second, fields.region).fill('Theirs');
    await field(second, fields.address).fill('Rua do Exemplo 1');
    await save(second).click();
    await expect(second.getByText(filled(done.updated, { what, label: name }))).toBeVisible();

    await save(first).click();
    const dialog = first.getByRole('dialog', { name: forms.stale_title });
    await expect(dialog).toContainText(people.adrian.name);
    await expect(dialog.getByRole('row', { name: fields.region })).toHaveText(`${fields.region}MineTheirs`);
    return { name, dialog };
  }

  testInWholeRun('and the slower one keeps theirs: what the other wrote elsewhere stays', async ({ page, context }) => {
    const { name, dialog } = await editInTwoTabs(page, await context.newPage());
    await dialog.getByRole('button', { name: forms.keep_mine }).click();
    await expect(page.getByText(filled(done.updated, { what, label: name }))).toBeVisible();
    await page.getByRole('link', { name, exact: true }).click();
    const record = page.getByRole('dialog').filter({ hasText: name });
    await expect(record).toContainText('Mine');
    await expect(record).toContainText('Rua do Exemplo 1');
  });

  testInWholeRun('and the slower user takes the stored values', async ({ page, context }) => {
    const { dialog } = await editInTwoTabs(page, await context.newPage());
    await dialog.getByRole('button', { name: forms.take_theirs }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, fields.region)).toHaveValue('Theirs');
    await expect(field(page, fields.address)).toHaveValue('Rua do Exemplo 1');
    await field(page, fields.region).fill('Agreed');
    await save(page).click();
    await expect(field(page, fields.region)).toBeHidden();
  });
});

testInWholeRun('Adrián clones a branch; its code stays with the first', async ({ page }) => {
  const code = unique('L').replace(' ', '');
  const { name } = await makeBranch({ code });
  const copy = filled(forms.copy_of, { name });
  await page.goto(`/configuration/branches?q=${name}`);
  await chooseInRowMenu(page, name, common.clone);
  await expect(field(page, fields.name)).toHaveValue(copy);
  await expect(field(page, fields.code)).toHaveValue('');
  await field(page, fields.code).fill(code);
  await save(page).click();
  await expect(field(page, fields.code)).toHaveAccessibleDescription(filled(checks.taken, { label: fields.code }));
  await field(page, fields.code).fill(`${code}-2`);
  await save(page).click();
  await expect(page.getByText(filled(done.created, { what, label: copy }))).toBeVisible();
  await expect(rowOf(page, copy)).toContainText('Portugal');
  await expect(rowOf(page, name)).toContainText(code);
});

testInWholeRun('Adrián confirms before a branch is deleted', async ({ page }) => {
  const { name } = await makeBranch();
  await page.goto(`/configuration/branches?q=${name}`);
  const question = page.getByRole('dialog', { name: filled(forms.delete_title, { what }) });
  await chooseInRowMenu(page, name, common.delete);
  await expect(question).toContainText(filled(forms.delete_text, { label: name }));
  await question.getByRole('button', { name: common.cancel }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, name)).toBeVisible();

  await chooseInRowMenu(page, name, common.delete);
  await question.getByRole('button', { name: common.delete }).click();
  await expect(page.getByText(filled(done.deleted, { what, label: name }))).toBeVisible();
  await expect(page.getByText(en.lists.nothing_found, { exact: true })).toBeVisible();
});

testInWholeRun('a branch where people work cannot be deleted', async ({ page }) => {
  await page.goto('/configuration/branches?q=Madrid');
  await chooseInRowMenu(page, 'Madrid', common.delete);
  await page.getByRole('dialog').getByRole('button', { name: common.delete }).click();
  await expect(page.getByRole('alert').getByText(en.problems.in_use)).toBeVisible();
  await expect(rowOf(page, 'Madrid')).toContainText('Spain');
});

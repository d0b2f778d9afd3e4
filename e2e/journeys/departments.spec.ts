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

const { departmentTree, orgChart, done, common } = en;
const what = en.nouns.departments.one;
const top = 'Cadre Consulting';

/** A studio with two rooms side by side. */
async function makeStudio() {
  const company = await find('departments', top);
  const [studio, atelier, workshop] = [unique('Studio'), unique('Atelier'), unique('Workshop')];
  const { id } = await make('departments', { name: studio, parent_id: company.id });
  await make('departments', { name: atelier, parent_id: id });
  await make('departments', { name: workshop, parent_id: id });
  return { studio, atelier, workshop };
}

const card = (page: Page, name: string) => page.getByRole('treeitem', { name });
const rowAfter = async (page: Page, name: string): Promise<string | undefined> => {
  const names = await page.getByRole('rowheader').allInnerTexts();
  return names.map((text) => text.trim())[names.findIndex((text) => text.includes(name)) + 1];
};

test('Adrián moves a department below its neighbour, and tree and chart follow', async ({ page }) => {
  const { studio, atelier, workshop } = await makeStudio();
  await page.goto('/configuration/departments');
  await page.getByRole('button', { name: departmentTree.tree }).click();
  await expect(page).toHaveURL(/view=tree/);
  await expect(page.getByRole('rowheader', { name: workshop })).toBeVisible();
  await expect(page.getByRole('button', { name: filled(orgChart.collapse, { name: workshop }) })).toBeHidden();

  await page.getByRole('button', { name: `${departmentTree.move_to} ${atelier}` }).click();
  const dialog = page.getByRole('dialog', { name: filled(departmentTree.move_title, { name: atelier }) });
  await pick(page, dialog.getByRole('combobox', { name: departmentTree.new_parent }), `${top} / ${studio} / ${workshop}`);
  await dialog.getByRole('button', { name: departmentTree.move, exact: true }).click();
  await expect(page.getByText(filled(done.updated, { what, label: atelier }))).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect.poll(() => rowAfter(page, workshop)).toContain(atelier);
  await page.getByRole('button', { name: filled(orgChart.collapse, { name: workshop }) }).click();
  await expect(page.getByRole('rowheader', { name: atelier })).toBeHidden();
  await page.getByRole('button', { name: filled(orgChart.expand, { name: workshop }) }).click();
  await expect(page.getByRole('rowheader', { name: atelier })).toBeVisible();

  await page.goto('/employees/org-chart');
  await page.getByRole('searchbox', { name: orgChart.search }).fill(atelier);
  await expect(page.getByRole('status').getByText('1 of 1')).toBeVisible();
  await expect(card(page, atelier)).toBeInViewport();
  await expect(card(page, atelier)).toHaveAttribute('aria-level', '4');
  await card(page, atelier).click();
  await expect(page.getByRole('complementary', { name: atelier })).toContainText(`${top} / ${studio} / ${workshop}`);
});

testInWholeRun('a department cannot stand below one of its own', async ({ page }) => {
  const { studio, workshop } = await makeStudio();
  await page.goto(`/configuration/departments?q=${studio}`);
  await chooseInRowMenu(page, studio, departmentTree.move_to);
  const dialog = page.getByRole('dialog', { name: filled(departmentTree.move_title, { name: studio }) });
  const places = dialog.getByRole('combobox', { name: departmentTree.new_parent });
  await places.click();
  await places.fill(workshop);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await places.press('Escape');
  await dialog.getByRole('button', { name: common.cancel }).click();

  await chooseInRowMenu(page, studio, common.edit);
  const parent = page.getByRole('combobox', { name: en.nouns.departments.fields.parent_id });
  await pick(page, parent, workshop);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(parent).toHaveAccessibleDescription(filled(en.checks.cycle, { label: en.nouns.departments.fields.parent_id }));
});

testInWholeRun('the chart can be walked with the arrow keys', async ({ page }) => {
  const { studio, atelier, workshop } = await makeStudio();
  await page.goto('/employees/org-chart');
  await page.getByRole('searchbox', { name: orgChart.search }).fill(studio);
  await card(page, studio).click();
  await expect(card(page, studio)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('ArrowRight');
  await expect(card(page, atelier)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, workshop)).toBeFocused();
  await expect(card(page, workshop)).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, studio)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, atelier)).toBeHidden();
  await expect(card(page, studio)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Home');
  await expect(card(page, top)).toBeFocused();
});

testInWholeRun('the chart starts with people, and leads from one of them to the file', async ({ page }) => {
  const { name } = people.noa;
  await page.goto('/employees/org-chart');
  await page.getByRole('searchbox', { name: orgChart.search }).fill(name);
  await expect(page.getByRole('status').getByText('1 of 1')).toBeVisible();
  await expect(card(page, name)).toBeInViewport();
  await card(page, name).click();
  await page.getByRole('complementary', { name }).getByRole('link', { name: orgChart.open_profile }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

testInWholeRun('the chart has a list for those who read faster than they drag', async ({ page }) => {
  await page.goto('/employees/org-chart');
  await page.getByRole('button', { name: orgChart.as_tree }).click();
  await expect(page.getByRole('row', { name: 'Technology' })).toContainText('高梨');
  await page.reload();
  await expect(page.getByRole('row', { name: 'Technology' })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { en } from '@cadre/contract/texts/en';
import type { Download, Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { whileStored } from '../while-stored.ts';

test.use({ signedInAs: 'tomas' });

const { lists, nouns } = en;
const fields = { ...en.shared.fields, ...en.nouns.jobs.fields };

const names = (page: Page) => page.getByRole('rowheader');
const column = (page: Page, label: string) => page.getByRole('columnheader', { name: label });
/** Read at once: a row that goes while it is read would be waited for. */
const cells = async (page: Page, label: string): Promise<string[]> => {
  const headers = await page.getByRole('columnheader').allInnerTexts();
  const column = headers.findIndex((text) => text.trim() === label);
  const rows = page.getByRole('row').filter({ has: names(page) });
  return rows.evaluateAll((found, at) => found.map(({ children }) => (children[at] as HTMLElement | undefined)?.innerText ?? ''), column);
};
const sorted = (texts: string[]) => [...texts].sort((one, other) => one.localeCompare(other, 'en'));

test('Tomás searches, and the address remembers', async ({ page }) => {
  await page.goto('/configuration/jobs');
  const search = page.getByRole('textbox', { name: filled(lists.search, { what: nouns.jobs.many }) });
  await search.fill('consultant');
  await expect(page).toHaveURL(/\?q=consultant$/);
  await expect(names(page).first()).toContainText('Consultant');
  for (const name of await names(page).allInnerTexts()) expect(name.toLowerCase()).toContain('consultant');

  await search.fill('no job is called this');
  await expect(page.getByText(lists.nothing_found, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: lists.clear_filters }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL('/configuration/jobs');
  await expect(names(page)).not.toHaveCount(0);
});

testInWholeRun('Tomás sorts by a column, up and down', async ({ page }) => {
  await page.goto('/configuration/jobs');
  await column(page, fields.code).getByRole('button').click();
  await expect(column(page, fields.code)).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=code/);
  await expect.poll(async () => isInOrder(await cells(page, fields.code))).toBe(true);
  await column(page, fields.code).getByRole('button').click();
  await expect(column(page, fields.code)).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => isInOrder((await cells(page, fields.code)).reverse())).toBe(true);
});

const isInOrder = (texts: string[]): boolean => texts.length > 1 && JSON.stringify(texts) === JSON.stringify(sorted(texts));

testInWholeRun('Tomás filters by department and takes the filter off again', async ({ page }) => {
  await page.goto('/configuration/jobs');
  await page.getByRole('button', { name: fields.department_id }).first().click();
  await page.getByRole('dialog', { name: fields.department_id }).getByRole('checkbox', { name: 'Technology' }).click();
  await expect(page).toHaveURL(/f\.department_id=\d+/);
  await expect.poll(async () => new Set(await cells(page, fields.department_id))).toEqual(new Set(['Technology']));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: filled(lists.remove_filter, { what: fields.department_id }) }).click();
  await expect(page).toHaveURL('/configuration/jobs');
  await expect.poll(async () => new Set(await cells(page, fields.department_id)).size).toBeGreaterThan(1);
});

testInWholeRun('Tomás turns the pages; a link shows other users the same view', async ({ page, context }) => {
  await page.goto('/configuration/jobs?sort=-name');
  await page.getByRole('combobox', { name: lists.rows_per_page }).selectOption('10');
  await expect(page.getByRole('status').getByText('1–10 of 24')).toBeVisible();
  const first = await names(page).allInnerTexts();
  await page.getByRole('button', { name: lists.next_page }).click();
  await expect(page.getByRole('status').getByText('11–20 of 24')).toBeVisible();
  await page.getByRole('button', { name: filled(lists.page, { page: 3 }) }).click();
  await expect(page.getByRole('status').getByText('21–24 of 24')).toBeVisible();
  await expect(names(page)).toHaveCount(4);
  const last = await names(page).allInnerTexts();
  expect(first).not.toEqual(expect.arrayContaining(last));

  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(names(tab)).toHaveText(last);
  await expect(column(tab, fields.name)).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(page.getByRole('status').getByText('11–20 of 24')).toBeVisible();
});

testInWholeRun('Tomás chooses his columns, and finds them so after a reload', async ({ page }) => {
  await page.goto('/configuration/jobs');
  await expect(column(page, fields.grade)).toBeVisible();
  await page.getByRole('button', { name: lists.columns }).click();
  const chooser = page.getByRole('dialog', { name: lists.columns });
  await whileStored(page, () => chooser.getByRole('checkbox', { name: fields.grade }).click());
  await whileStored(page, () => chooser.getByRole('button', { name: filled(lists.move_up, { what: fields.department_id }) }).click());
  await page.keyboard.press('Escape');
  await expect(column(page, fields.grade)).toBeHidden();
  await page.reload();
  await expect(column(page, fields.name)).toBeVisible();
  await expect(column(page, fields.grade)).toBeHidden();
  const headers = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  expect(headers.indexOf(fields.department_id)).toBeLessThan(headers.indexOf(fields.code));

  await page.getByRole('button', { name: lists.columns }).click();
  await whileStored(page, () => chooser.getByRole('button', { name: lists.reset_columns }).click());
  await expect(column(page, fields.grade)).toBeVisible();
});

test.describe('exports', () => {
  /** In a window of its own, or in this one where the file took longer than a browser lets a click open one. */
  async function exportAs(page: Page, format: string): Promise<Download> {
    const opened = page.waitForEvent('download');
    await page.getByRole('button', { name: lists.export }).click();
    await page.getByRole('menuitem', { name: format }).click();
    return opened;
  }
  const bytesOf = async (download: Download) => readFile(await download.path());

  test('the CSV holds just what the list shows, in its order', async ({ page }) => {
    await page.goto('/configuration/jobs?q=consultant&sort=-name');
    await expect(names(page).first()).toContainText('Consultant');
    const shown = (await names(page).allInnerTexts()).map((text) => text.trim());
    const exported = exportAs(page, lists.export_csv);
    await expect(page.getByText(en.done.export_ready)).toBeVisible();
    const download = await exported;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const [header, ...lines] = (await bytesOf(download))
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(header).toContain(fields.name);
    expect(header).toContain(fields.code);
    expect(lines.map((line) => line.split(/[,;]/)[0]?.replaceAll('"', ''))).toEqual(shown);
  });

  for (const [format, ending, magic] of [
    [lists.export_xlsx, 'xlsx', 'PK'],
    [lists.export_pdf, 'pdf', '%PDF-'],
  ] as const) {
    testInWholeRun(`the ${format} file is one`, async ({ page }) => {
      await page.goto('/configuration/jobs');
      await expect(names(page).first()).toBeVisible();
      const download = await exportAs(page, format);
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
      expect((await bytesOf(download)).subarray(0, magic.length).toString('latin1')).toBe(magic);
    });
  }
});

testInWholeRun('the link of an export does not open for other users', async ({ page, browser }) => {
  await page.goto('/configuration/jobs');
  const answer = page.waitForResponse('**/api/v1/exports/jobs');
  await page.getByRole('button', { name: lists.export }).click();
  await page.getByRole('menuitem', { name: lists.export_csv }).click();
  const { link } = (await (await answer).json()) as { link: string };
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(link, page.url()).href)).status()).toBe(404);
  await stranger.close();
});

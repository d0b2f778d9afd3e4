import { readFile } from 'node:fs/promises';
import { en } from '@cadre/contract/texts/en';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';

test.use({ signedInAs: 'tomas' });

const { common, lists, reports } = en;

test('Tomás looks for missing weeks, opens a department, and takes the same numbers along', async ({ page }) => {
  await page.goto('/time-cards/reports?report=compliance&period=last_month&group=department,employee');
  const total = page.getByRole('row', { name: new RegExp(`^${reports.total}`) });
  await expect(total).toBeVisible();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const at = (heads: readonly string[]): number => heads.map((head) => head.trim()).indexOf(reports.columns.logged);
  const shown = (
    await total
      .getByRole('cell')
      .nth(at(heads) - 1)
      .innerText()
  ).trim();

  await test.step('a department opens in its place', async () => {
    const before = await page.getByRole('row').count();
    await page
      .getByRole('button', { expanded: false, name: new RegExp(`^${reports.open_group.split('{')[0]}`) })
      .first()
      .click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(before);
  });

  await test.step('the file has the total of the screen', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: lists.export }).click();
    await page.getByRole('menuitem', { name: lists.export_csv }).click();
    const text = (await readFile(await (await download).path())).toString('utf8').replace(/^\uFEFF/, '');
    const lines = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(/[,;]/).map((cell) => cell.replaceAll('"', '')));
    const head = lines.find((line) => line.includes(reports.columns.logged)) ?? [];
    const [hours = 0, minutes = 0] = (lines.at(-1)?.[at(head)] ?? '').split(':').map(Number);
    const sum = (hours + minutes / 60).toLocaleString('en', { maximumFractionDigits: 1 });
    expect(filled(common.hours_in_all, { hours: sum })).toBe(shown);
  });
});

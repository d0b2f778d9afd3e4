import { readFile } from 'node:fs/promises';
import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { emailOf } from '../colleague.ts';
import { asShown, dayFromToday } from '../day.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { pick } from '../pick.ts';
import { csvFile, pdfFile } from '../sample-files.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'tomas' });

const { imports, checks, people, papers, common, lists, done, nouns } = en;
const fields = { ...en.shared.fields, ...en.nouns.forms.fields, ...en.nouns.employees.fields };

const field = (page: Page, name: keyof typeof fields) => page.locator(`#field-${name}`);

const rowOf = (first_name: string, last_name: string) => ({
  [fields.first_name]: first_name,
  [fields.last_name]: last_name,
  [fields.work_email]: emailOf(first_name, last_name),
  [fields.department_id]: 'Delivery',
  [fields.job_id]: 'Consultant',
  [fields.branch_id]: 'Madrid',
  [fields.hire_date]: '2026-09-01',
  [fields.employment_type]: en.shared.options.employment_type.full_time,
  [fields.address_line1]: 'Calle del Ejemplo 5',
  [fields.city]: 'Madrid',
});

async function upload(page: Page, file: ReturnType<typeof csvFile>) {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: imports.check_now }).click();
}

test('Tomás hires three people: from a spreadsheet with a mistake to a contract that can be signed', async ({ page }) => {
  const family = unique('Importada');
  const hire = `Alba ${family}`;
  const rows = ['Alba', 'Bruno', 'Celia'].map((name) => rowOf(name, family));

  await test.step('one row is wrong, and its cell explains why', async () => {
    await page.goto('/employees/import');
    await upload(page, csvFile('team.csv', [...rows.slice(0, 2), { ...rowOf('Celia', family), [fields.department_id]: 'Delivry' }]));
    const cell = page.getByRole('cell').filter({ hasText: 'Delivry' });
    await expect(cell).toContainText(filled(checks.no_such_name, { label: fields.department_id, text: 'Delivry' }));
    const corrections = page.waitForEvent('download');
    await page.getByRole('button', { name: imports.corrections }).click();
    expect((await corrections).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  await test.step('the corrected file is imported as a whole', async () => {
    await page.getByRole('link', { name: imports.upload_again }).click();
    await upload(page, csvFile('team.csv', rows));
    await expect(page.getByText(imports.all_right)).toBeVisible();
    await page.getByRole('button', { name: 'Import all 3 rows' }).click();
    await expect(page.getByRole('heading', { name: '3 employees imported' })).toBeVisible();
  });

  await test.step('one of them is found and opened', async () => {
    await page.getByRole('link', { name: imports.see_people }).click();
    await page.getByRole('textbox', { name: filled(lists.search, { what: nouns.employees.many }) }).fill(hire);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('link', { name: hire }).click();
    await expect(page).toHaveURL(/\/employees\/\d+\/overview/);
  });

  const tab = (name: string) => page.getByRole('navigation', { name: people.profile.tabs }).getByRole('link', { name });

  await test.step('in a month she changes the department', async () => {
    const day = dayFromToday(30);
    await tab(people.profile.employment).click();
    await page.getByRole('button', { name: people.bulk.change }).click();
    await field(page, 'effective_from').fill(day);
    await pick(page, field(page, 'department_id'), 'Technology');
    await page.getByRole('button', { name: common.save, exact: true }).click();
    const planned = page
      .getByRole('listitem')
      .filter({ hasText: asShown(day) })
      .filter({ hasText: people.employment.future });
    await expect(planned).toContainText('Delivery → Technology');
    await tab(people.profile.overview).click();
    await expect(page.getByRole('region', { name: people.profile.coming })).toContainText(asShown(day));
    await expect(page.getByRole('region', { name: people.profile.work })).toContainText('Delivery');
  });

  await test.step('a document goes into the file', async () => {
    const title = unique('Diploma');
    await tab(people.profile.documents).click();
    await page.getByRole('button', { name: filled(common.new, { what: nouns.documents.one }) }).click();
    await field(page, 'title').fill(title);
    await page.getByRole('button', { name: common.save, exact: true }).click();
    const paper = page.getByRole('listitem').filter({ hasText: title });
    await paper.getByText(filled(people.papers.show_files, { count: 0 })).click();
    await paper.locator('input[type=file]').setInputFiles(pdfFile('diploma.pdf'));
    await expect(page.getByText(done.uploaded)).toBeVisible();
    await expect(paper.getByRole('button', { name: `${common.download} diploma.pdf` })).toBeVisible();
    await expect(paper.getByText(en.nouns.documents.options.status.accepted)).toBeVisible();
  });

  await test.step('the contract is written, issued and fetched', async () => {
    await page.goto('/forms/contract');
    await pick(page, field(page, 'employee_id'), hire);
    await expect(field(page, 'employee_name')).toHaveValue(hire);
    await expect(field(page, 'employee_address')).toHaveValue(/Calle del Ejemplo 5/);
    await field(page, 'salary').fill('48000');
    await field(page, 'leave_days').fill('25');
    await field(page, 'notice_period').fill('1');
    await expect(field(page, 'governing_law')).toHaveValue('Spain');
    await page.getByRole('button', { name: papers.issue }).click();
    await page.getByRole('dialog').getByRole('button', { name: papers.issue }).click();
    await expect(page).toHaveURL(/\/contract\?id=\d+$/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: papers.download_pdf }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
});

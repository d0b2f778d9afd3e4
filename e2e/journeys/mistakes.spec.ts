import { readFile, writeFile } from 'node:fs/promises';
import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { colleague, emailOf } from '../colleague.ts';
import { dayFromToday } from '../day.ts';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { moveTo } from '../move.ts';
import { people } from '../people.ts';
import { pick } from '../pick.ts';
import { csvFile } from '../sample-files.ts';
import { find, make } from '../send-request.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'tomas' });

const { checks, common, forms, problems, imports, lists } = en;
const fields = { ...en.shared.fields, ...en.nouns.employees.fields };
const { create, bulk, papers } = en.people;
const megabyte = 1024 * 1024;

const field = (page: Page, name: keyof typeof fields) => page.locator(`#field-${name}`);

test('a duplicate address and a contract that ends too early show errors at their fields, and no input is lost', async ({ page }) => {
  const last_name = unique('Duplicada');
  const { work_email } = await find('employees', people.noa.name);
  const next = page.getByRole('button', { name: create.next });
  await page.goto('/employees/new');
  await field(page, 'first_name').fill('Inés');
  await field(page, 'last_name').fill(last_name);
  await field(page, 'work_email').fill(String(work_email));
  await next.click();
  await field(page, 'hire_date').fill('2026-09-01');
  await pick(page, field(page, 'department_id'), 'Delivery');
  await pick(page, field(page, 'job_id'), 'Consultant');
  await pick(page, field(page, 'branch_id'), 'Madrid');
  await field(page, 'contract_end').fill('2026-08-31');
  await next.click();
  await expect(field(page, 'contract_end')).toHaveAccessibleDescription(filled(checks.before_hire, { label: fields.contract_end }));
  await expect(field(page, 'contract_end')).toHaveValue('2026-08-31');
  await field(page, 'contract_end').fill('2027-08-31');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: create.create }).click();

  await expect(field(page, 'work_email')).toHaveAccessibleDescription(filled(checks.taken, { label: fields.work_email }));
  await expect(field(page, 'work_email')).toBeFocused();
  await expect(field(page, 'last_name')).toHaveValue(last_name);
  await field(page, 'work_email').fill(emailOf('Ines', last_name));
  for (let step = 1; step <= 3; step += 1) await next.click();
  await page.getByRole('button', { name: create.create }).click();
  await expect(page.getByText(filled(en.people.welcome.title, { name: `Inés ${last_name}` }))).toBeVisible();
});

testInWholeRun('a manager cannot report to one of their own reports', async ({ page }) => {
  const boss = await colleague('Beatriz');
  const report = await colleague('Rubén', { manager_id: boss.id });
  await page.goto(`/employees/${boss.id}/employment`);
  await page.getByRole('button', { name: bulk.change }).click();
  await field(page, 'note').fill('A new line of command');
  await pick(page, field(page, 'manager_id'), report.name);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(field(page, 'manager_id')).toHaveAccessibleDescription(
    filled(checks.cycle_on, { label: fields.manager_id, day: dayFromToday(0), name: boss.name }),
  );
  await expect(field(page, 'note')).toHaveValue('A new line of command');
});

test('a program in the clothes of a PDF and a file that is too large stay outside', async ({ page }, testInfo) => {
  const { id } = await colleague('Fermín');
  const title = unique('Certificate');
  await make('documents', { employee_id: id, type: 'certificate', title });
  await page.goto(`/employees/${id}/documents`);
  const paper = page.getByRole('listitem').filter({ hasText: title });
  await paper.getByText(filled(papers.show_files, { count: 0 })).click();
  const refused = page.getByRole('alert');

  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(512)]);
  await paper.locator('input[type=file]').setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: program });
  await expect(refused.getByText(filled(problems.file_type_refused, { types: '' }).replace(/\W+$/, ''))).toBeVisible();

  // Read from the disk, because Playwright would send this many bytes as text.
  const large = testInfo.outputPath('scan.pdf');
  await writeFile(large, Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(12 * megabyte)]));
  await paper.locator('input[type=file]').setInputFiles(large);
  await expect(refused.getByText(filled(forms.file_too_large, { name: 'scan.pdf', megabytes: 10 }))).toBeVisible();
  await expect(paper.getByRole('button', { name: common.download })).toHaveCount(0);
});

testInWholeRun('a formula in a spreadsheet is only text, on the way in and on the way out', async ({ page }) => {
  const family = unique('Fórmula');
  const formula = `=1+1 ${family}`;
  await page.goto('/employees/import');
  await page.locator('input[type=file]').setInputFiles(
    csvFile('formulas.csv', [
      {
        [fields.first_name]: 'Eva',
        [fields.last_name]: formula,
        [fields.preferred_name]: formula,
        [fields.work_email]: emailOf('Eva', family.replace('ó', 'o')),
        [fields.department_id]: 'Delivery',
        [fields.job_id]: 'Consultant',
        [fields.branch_id]: 'Madrid',
        [fields.hire_date]: '2026-09-01',
        [fields.employment_type]: en.shared.options.employment_type.full_time,
      },
    ]),
  );
  await page.getByRole('button', { name: imports.check_now }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'One employee imported' })).toBeVisible();

  await moveTo(page, `/employees?q=${family}&columns=name,preferred_name`);
  await expect(page.getByRole('rowheader', { name: `Eva ${formula}` })).toBeVisible();
  const opened = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.export }).click();
  await page.getByRole('menuitem', { name: lists.export_csv }).click();
  const text = await readFile(await (await opened).path(), 'utf8');
  expect(text).toContain(formula);
  expect(text).not.toMatch(/(^|[,;"\n])=1\+1/);
});

import { en } from '@cadre/contract/texts/en';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { people } from '../people.ts';
import { pick } from '../pick.ts';
import { unique } from '../unique.ts';

const { papers, checks, clauses } = en;
const fields = { ...en.shared.fields, ...en.nouns.forms.fields };

test.use({ signedInAs: 'tomas' });

test('Tomás writes a contract for Noa, nothing of it is lost on the way, and she accepts it', async ({ page, alsoSignedInAs }) => {
  const title = unique('Contract');
  const field = (name: keyof typeof fields) => page.locator(`#field-${name}`);
  const preview = page.getByRole('region', { name: papers.preview_of });

  await page.goto('/forms');
  await page.getByRole('link', { name: papers.write_contract }).click();
  await pick(page, field('employee_id'), people.noa.name);
  await expect(field('employee_name')).toHaveValue(people.noa.name);
  await field('title').fill(title);
  await field('salary').fill('64000');
  await field('leave_days').fill('25');
  await field('notice_period').fill('2');
  await expect(field('governing_law')).toHaveValue('Spain');

  await page.reload();
  await expect(page.getByRole('button', { name: papers.discard })).toBeVisible();
  await expect(field('salary')).toHaveValue('64000');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(preview.getByText(filled(clauses.pay_annual, { amount: 'EUR 64,000.00' }))).toBeVisible();
  await field('duties').fill('日本語の契約書');
  await expect(preview.getByText('日本語の契約書')).toBeVisible();

  await page.getByRole('button', { name: papers.save_draft }).click();
  await expect(page).toHaveURL(/\/forms\/contract\/\d+$/);
  await page.getByRole('button', { name: papers.issue }).click();
  await page.getByRole('dialog').getByRole('button', { name: papers.issue }).click();
  await expect(page).toHaveURL(/\/contract\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: papers.download_pdf }).click();
  expect((await download).suggestedFilename()).toMatch(/^C-\d{4}-\d{4}\.pdf$/);

  const hers = await alsoSignedInAs(people.noa);
  await hers.goto('/contract');
  await hers.getByRole('link', { name: title }).click();
  await hers.getByLabel(papers.full_name).fill(people.noa.name);
  await hers.getByRole('button', { name: papers.accept, exact: true }).click();
  await expect(hers.getByText(checks.terms)).toBeVisible();
  await hers.getByLabel(papers.accept_terms).check();
  await hers.getByRole('button', { name: papers.accept, exact: true }).click();
  await expect(hers.getByText(filled(papers.accepted_by, { name: people.noa.name, when: '' }).trim())).toBeVisible();
});

test('a list opens as a PDF, with the filters of its address', async ({ page }) => {
  const requested = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/exports/employees'));
  await page.goto('/export-pdf?type=employees&f.status=active');
  expect((await requested).postDataJSON()).toMatchObject({ format: 'pdf', filters: { status: ['active'] } });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: papers.download_pdf }).click();
  expect((await download).suggestedFilename()).toMatch(/^employees-.*\.pdf$/);
});

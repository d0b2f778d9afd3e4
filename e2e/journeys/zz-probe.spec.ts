import { en } from '@cadre/contract/texts/en';
import { make } from '../ask.ts';
import { colleague } from '../colleague.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { pdfFile } from '../sample-files.ts';
import { unique } from '../unique.ts';
test.use({ signedInAs: 'tomas' });
for (let n = 0; n < 1; n += 1)
test(`probe ${n}`, async ({ page }) => {
  const { id } = await colleague('Fermín');
  const title = unique('Certificate');
  await make('documents', { employee_id: id, type: 'certificate', title });
  const log: string[] = []; const t0 = Date.now();
  page.on('request', (r) => /media|documents\?/.test(r.url()) && log.push(`${Date.now() - t0} > ${r.method()} ${r.url().slice(-60)}`));
  page.on('response', async (r) => { if (/media|documents\?/.test(r.url())) log.push(`${Date.now() - t0} < ${r.status()} ${r.request().method()} ${r.url().slice(-60)} ${(await r.text().catch(() => '')).slice(0, 60)}`); });
  await page.goto(`/employees/${id}/documents`);
  let held = false;
  await page.route('**/documents/*/media', async (route) => {
    if (held) return route.continue();
    held = true;
    const answer = await route.fetch();
    await page.waitForResponse('**/media-upload');
    await route.fulfill({ response: answer });
  });
  const paper = page.getByRole('listitem').filter({ hasText: title });
  await paper.getByText(filled(en.people.papers.show_files, { count: 0 })).click();
  await paper.locator('input[type=file]').setInputFiles(pdfFile('a.pdf'));
  try { await expect(paper.getByRole('button', { name: `${en.common.download} a.pdf` })).toBeVisible({ timeout: 5000 }); } catch (e) { console.log(log.join('\n')); throw e; }
});

import { en } from '@cadre/contract/texts/en';
import { dayFromToday } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { people } from '../../people.ts';
import { pick } from '../../pick.ts';
import { pdfFile } from '../../sample-files.ts';
import { make, sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';

test.use({ signedInAs: 'adrian' });

const { proposal, project, nouns, common, shared } = en;
const { fields, moves, options } = nouns.proposals;
/** A label may be followed by whether it must be filled in. */
const startingWith = (label: string): RegExp => new RegExp(`^${label}\\b`);

test('Adrián writes a proposal, the client takes it, and it becomes a project with its estimate', async ({ page }) => {
  const client = await make('clients', { name: unique('Lighthouse'), currency: 'EUR' });
  const team = await make('departments', { name: unique('Optics') });
  const rate = { kind: 'cost', scope: 'department', department_id: team.id, currency: 'EUR', amount: 50, valid_from: '2024-01-01' };
  await sendRequest(await sessionOf(people.lucia), 'POST', '/rates', rate);
  const title = unique('A lamp that turns');
  const press = (move: keyof typeof moves) => page.getByRole('button', { name: moves[move], exact: true }).click();
  const state = (status: keyof typeof options.status) => page.getByText(options.status[status], { exact: true }).first();

  await test.step('the totals follow the input', async () => {
    await page.goto('/proposals?new=1');
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: startingWith(shared.fields.title) }).fill(title);
    await pick(page, form.getByRole('combobox', { name: startingWith(shared.fields.client_id) }), String(client.name));
    await pick(page, form.getByRole('combobox', { name: startingWith(shared.fields.currency) }), 'EUR', /EUR/);
    await form.getByRole('button', { name: en.forms.line_add }).click();
    const line = form.getByRole('region', { name: `${fields.lines} 1` });
    await pick(page, line.getByRole('combobox', { name: startingWith(shared.fields.department_id) }), String(team.name));
    await line.getByRole('textbox', { name: startingWith(fields.phase) }).fill('Lenses');
    await line.getByRole('textbox', { name: startingWith(fields.minutes) }).fill('40');
    await line.getByLabel(startingWith(fields.rate)).fill('120');
    await expect(form.getByRole('region', { name: proposal.totals })).toContainText('€4,800.00');
    await form.getByRole('button', { name: common.save, exact: true }).click();
    await expect(page).toHaveURL(/\/proposals\/\d+$/);
    // The cost, and with it the margin, is visible to payroll and not to administrators.
    await expect(page.getByRole('region', { name: proposal.totals })).toContainText('€4,800.00');
    await expect(page.getByRole('region', { name: proposal.totals })).not.toContainText('€2,800.00');
    const { data } = await sendRequest<{ data: { margin: number } }>(
      await sessionOf(people.lucia),
      'GET',
      `/proposals/${page.url().split('/').at(-1)}`,
    );
    expect(data).toMatchObject({ margin: 2800 });
  });

  await test.step('sent, it is frozen with its paper', async () => {
    await press('send');
    await expect(state('sent')).toBeVisible();
    await page.getByRole('tab', { name: proposal.tabs.revisions }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: filled(proposal.pdf_of, { revision: 1 }) })
      .last()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^Q\d\d-\d+-1\.pdf$/);
  });

  await test.step('won, it becomes a project', async () => {
    await press('accept');
    const said = page.getByRole('dialog');
    await said.getByRole('textbox', { name: startingWith(shared.fields.accepted_by) }).fill('The keeper');
    await said.getByLabel(startingWith(shared.fields.accepted_on)).fill(dayFromToday(0));
    await said.locator('input[type=file]').setInputFiles(pdfFile('signed.pdf'));
    await expect(said.getByText('signed.pdf')).toBeVisible();
    await said.getByRole('button', { name: moves.accept, exact: true }).click();
    await page.getByRole('button', { name: proposal.convert }).click();
    await page.getByRole('dialog').getByRole('button', { name: proposal.convert }).click();
    await expect(state('converted')).toBeVisible();
    await page.getByRole('tab', { name: proposal.tabs.revisions }).click();
    await expect(page.getByRole('button', { name: 'signed.pdf' })).toBeVisible();
  });

  await test.step('a second conversion returns the same project, with the sold hours as its first estimate', async () => {
    const id = /proposals\/(\d+)/.exec(page.url())?.[1];
    const { data } = await sendRequest<{ data: { project: { id: number }; converted_now: boolean } }>(
      await sessionOf(people.adrian),
      'POST',
      `/proposals/${id}/convert`,
      {},
    );
    expect(data.converted_now).toBe(false);
    await page.goto(`/time-cards/projects/${data.project.id}?tab=estimates`);
    await expect(page.getByRole('heading', { name: filled(project.baseline, { number: 1, hours: '40:00' }) })).toBeVisible();
    await expect(page.getByText(String(team.name)).first()).toBeVisible();
    await page.getByRole('tab', { name: project.tabs.overview }).click();
    await expect(page.getByRole('listitem', { name: filled(project.spent_of, { spent: '0:00', estimated: '40:00' }) })).toBeVisible();
    await page.getByRole('tab', { name: project.tabs.tasks }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Lenses' })).toBeVisible();
  });
});

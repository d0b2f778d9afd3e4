import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { dayFromToday } from '../../day.ts';
import { expect, test } from '../../journey.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { find, make, sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';

test.use({ signedInAs: 'daniel' });

const { statements, nouns } = en;
const { moves, options } = nouns.statements;

/** Six approved hours of an employee on a project of Daniel, for a client of its own. */
async function billableTime() {
  const client = await make('clients', { name: unique('Quay'), currency: 'EUR' });
  const daniel = await find('employees', people.daniel.name);
  const given = { client_id: client.id, manager_id: daniel.id, currency: 'EUR', billing_type: 'time_and_materials', category: 'client' };
  const project = await make('projects', { ...given, name: unique('Crane'), overrun_policy: 'allow', billable: true, open_to_all: true });
  const adrian = await sessionOf(people.adrian);
  await sendRequest(adrian, 'POST', `/projects/${project.id}/start`, { version: project.version });
  const { id: employee_id } = await colleague('Olga', { hire_date: dayFromToday(-60) });
  const olga = await sessionOf(await newcomer('Olga', [2], { employee_id }));
  const { data: row } = await sendRequest<{ data: { id: number; time_card_id: number } }>(olga, 'POST', '/tasks', {
    ...{ date: dayFromToday(-7), project_id: project.id, minutes: 360, description: 'Load tests' },
  });
  await sendRequest(olga, 'PATCH', '/update-status', { model: 'time-cards', id: row.time_card_id, status: 'submitted' });
  await sendRequest(await sessionOf(people.tomas), 'POST', `/time-cards/${row.time_card_id}/approve`, {});
  return { client: String(client.name), row };
}

test('Daniel bills approved time, Lucía reviews the statement, and issued time is locked', async ({ page, alsoSignedInAs }) => {
  const { client, row } = await billableTime();
  const state = (status: keyof typeof options.status) => page.getByText(options.status[status], { exact: true }).first();

  await test.step('unbilled time of the client becomes a statement', async () => {
    await page.goto('/time-cards/statements?tab=unbilled');
    await page.getByRole('button', { name: `${statements.unbilled.bill}: ${client}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: statements.unbilled.bill }).click();
    await expect(page).toHaveURL(/\/statements\/\d+$/);
    await expect(page.getByRole('row').filter({ hasText: 'Load tests' })).toContainText('6:00');
  });

  await test.step('a second person reviews it', async () => {
    const theirs = await alsoSignedInAs(people.lucia);
    await theirs.goto(page.url());
    await theirs.getByRole('button', { name: moves.review }).click();
    await expect(theirs.getByText(options.status.reviewed, { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(state('reviewed')).toBeVisible();
  });

  await test.step('issued, it is downloaded as a document and as a file', async () => {
    await page.getByRole('button', { name: moves.issue, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: moves.issue, exact: true }).click();
    await expect(state('issued')).toBeVisible();
    for (const [item, ending] of [
      [/^PDF .*English/, /\.pdf$/],
      [statements.xlsx, /\.xlsx$/],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: statements.download }).click();
      await page.getByRole('menuitem', { name: item }).click();
      expect((await download).suggestedFilename()).toMatch(ending);
    }
  });

  await test.step('its time stays as it was billed', async () => {
    const reopened = sendRequest(await sessionOf(people.adrian), 'PUT', `/tasks/${row.id}`, { minutes: 60 });
    await expect(reopened).rejects.toThrow(/40[39]/);
  });
});

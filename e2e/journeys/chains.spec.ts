import { en } from '@cadre/contract/texts/en';
import { colleague } from '../colleague.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import { type Person, people } from '../people.ts';
import { make, sendRequest, sessionOf } from '../send-request.ts';

test.use({ signedInAs: 'tomas' });

const { chains } = en;
const { fields, options } = en.nouns['approval-settings'];
type Approval = { id: number; model_id: number };

test('Tomás adds a level while a request is pending: that request keeps its chain, the next one needs both approvers', async ({ page }) => {
  const [bea, cem, lia] = await Promise.all([newcomer('Bea', [4]), newcomer('Cem', [4]), colleague('Lia')]);
  const account = await newcomer('Lia', [2], { employee_id: lia.id });
  const requestCity = async (city: string): Promise<number> => {
    const input = { model: 'employees', changes: { city } };
    return (await sendRequest<{ data: { id: number } }>(await sessionOf(account), 'POST', '/employees/self/change-requests', input)).data
      .id;
  };
  const decides = async (person: Person, request: number, decision: Record<string, string>): Promise<string> => {
    const session = await sessionOf(person);
    const filters = JSON.stringify({ approver: 'self', status: 'pending' });
    const { data } = await sendRequest<{ data: Approval[] }>(session, 'GET', `/approvals?filters=${encodeURIComponent(filters)}`);
    await sendRequest(session, 'PUT', `/approvals/${data.find(({ model_id }) => model_id === request)?.id}`, decision);
    const hr = await sessionOf(people.tomas);
    return (await sendRequest<{ data: { status: string } }>(hr, 'GET', `/change-requests/${request}`)).data.status;
  };
  await make('approval-settings', { model: 'change-requests', level: 1, employee_id: lia.id, approver_kind: 'user', user_id: bea.id });
  const before = await requestCity('Girona');

  await page.goto('/work-flow?kind=change-requests');
  const lane = page.getByRole('region', { name: filled(chains.employee, { name: lia.name }) });
  await lane.getByRole('button', { name: filled(chains.add_level, { next: chains.end }) }).click();
  const dialog = page.getByRole('dialog', { name: chains.level_title });
  await dialog.getByLabel(fields.approver_kind).fill(options.approver_kind.user);
  await page.getByRole('option', { name: options.approver_kind.user, exact: true }).click();
  await dialog.getByLabel(fields.user_id).fill(cem.name);
  await page.getByRole('option', { name: cem.name }).click();
  await dialog.getByRole('button', { name: en.common.save }).click();
  await expect(lane.getByText(filled(chains.level_of, { level: 2, who: cem.name }))).toBeVisible();

  expect(await decides(bea, before, { status: 'approved' })).toBe('approved');
  const after = await requestCity('Reus');
  expect(await decides(bea, after, { status: 'approved' })).toBe('pending');
  expect(await decides(cem, after, { status: 'rejected', note: 'Not this year' })).toBe('rejected');
});

import { isAsWide, type Scope } from '@cadre/contract/scopes';
import { en } from '@cadre/contract/texts/en';
import { wordsIn } from '@cadre/contract/texts/words';
import type { Page } from '@playwright/test';
import { asShown } from '../day.ts';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { moveTo } from '../move.ts';
import { newcomer } from '../newcomer.ts';
import { people } from '../people.ts';
import { pick } from '../pick.ts';
import { chooseInRowMenu } from '../row-menu.ts';
import { find, make, sendRequest, sessionOf } from '../send-request.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'adrian' });

const { common, done, roleMatrix, nouns } = en;
const fields = { ...en.shared.fields, ...en.nouns.users.fields };
const { actions, options } = en.shared;
const projectManager = 7;
const hrManager = 3;

/** A department with two people, one of whom heads it. */
async function makeTeam() {
  const department = await make('departments', { name: unique('Team') });
  const [job, branch] = [await find('jobs', 'Consultant'), await find('branches', 'Madrid')];
  const hire = (first_name: string) => {
    const last_name = unique('Team');
    const work_email = `${first_name}.${last_name.replace(' ', '-')}@example.com`.toLowerCase();
    const place = { department_id: department.id, job_id: job.id, branch_id: branch.id };
    return make('employees', { first_name, last_name, work_email, hire_date: '2024-05-06', employment_type: 'full_time', ...place });
  };
  const [head, member] = [await hire('Vera'), await hire('Otto')];
  await sendRequest(await sessionOf(people.adrian), 'PUT', `/departments/${department.id}`, {
    head_id: head.id,
    version: department.version,
  });
  return { head, member };
}

const right = (page: Page, area: string, action: string) => page.getByRole('group', { name: area }).getByLabel(action, { exact: true });

/** Saving shows a confirmation with the changes first. */
async function saveRole(page: Page): Promise<void> {
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click();
}

test('Adrián creates a role limited to a department, and its holder sees just that', async ({ page, alsoSignedInAs }) => {
  const { head, member } = await makeTeam();
  const vera = await newcomer('Vera', [projectManager], { employee_id: head.id });
  const role = unique('Team lead');

  await page.goto('/administration/roles');
  await page.getByRole('button', { name: filled(common.new, { what: nouns.roles.one }) }).click();
  await page.getByRole('textbox', { name: fields.name }).fill(role);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByText(filled(done.created, { what: nouns.roles.one, label: role }))).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
  await right(page, nouns.employees.many, actions.view_directory).selectOption(options.scope.department);
  await right(page, nouns.employees.many, actions.view).selectOption(options.scope.department);
  await expect(page.getByRole('status').getByText('2 unsaved changes')).toBeVisible();
  await saveRole(page);
  await expect(page.getByText(filled(done.updated, { what: nouns.roles.one, label: role }))).toBeVisible();

  await moveTo(page, `/administration/users?q=${vera.email}`);
  await chooseInRowMenu(page, vera.name, common.edit);
  const held = page.getByRole('combobox', { name: fields.roles });
  await held.press('Backspace');
  await pick(page, held, role);
  await held.press('Tab');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByText(filled(done.updated, { what: nouns.users.one, label: vera.name }))).toBeVisible();
  await expect(page.getByRole('row', { name: vera.name })).toContainText(role);

  const hers = await alsoSignedInAs(vera);
  await hers.goto('/employees');
  for (const { name } of [head, member]) await expect(hers.getByRole('rowheader', { name: String(name) })).toBeVisible();
  await expect(hers.getByRole('rowheader')).toHaveCount(2);
  await expect(hers.getByRole('row', { name: String(member.name) })).toContainText(asShown('2024-05-06'));
  await expect(hers.getByRole('navigation', { name: en.shell.menu }).getByText(en.menu.configuration)).toBeHidden();
  await moveTo(hers, '/configuration/branches');
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(en.errors.forbidden_title);

  await moveTo(page, '/administration/roles');
  await page.getByRole('link', { name: role }).click();
  await right(page, nouns.employees.many, actions.view_directory).selectOption(options.scope.all);
  await saveRole(page);
  await expect(page.getByText(filled(done.updated, { what: nouns.roles.one, label: role }))).toBeVisible();

  await hers.goto('/employees?q=Castellvell');
  const noa = hers.getByRole('row', { name: people.noa.name });
  await expect(noa).toContainText('Delivery');
  await expect(noa).not.toContainText(/\d{4}-\d{2}-\d{2}/);
});

testInWholeRun('users cannot grant rights they do not have: Adrián has no right to salary bands', async ({ page }) => {
  const role = unique('Band reader');
  const { id, version } = await make('roles', { name: role, permissions: [] });
  await page.goto(`/administration/roles/${id}`);
  const bands = right(page, nouns.jobs.many, actions.view_band);
  await expect(bands).toBeDisabled();
  await expect(bands).toHaveAttribute('title', roleMatrix.not_held);
  await expect(right(page, nouns.jobs.many, actions.view)).toBeEnabled();

  const permissions = [{ name: 'jobs.view_band', scope: 'all' satisfies Scope }];
  const grant = sendRequest(await sessionOf(people.adrian), 'PUT', `/roles/${id}`, { permissions, version });
  await expect(grant).rejects.toThrow(filled(en.problems.right_not_held, { right: 'jobs.view_band' }));
});

testInWholeRun('Adrián narrows a role to the branch, and it gains nothing by that', async ({ page }) => {
  const held = { 'employees.view': 'all', 'employees.update': 'all', 'employees.view_personal': 'all', 'attendances.view': 'all' } as const;
  const permissions = Object.entries(held).map(([name, scope]) => ({ name, scope }));
  const { id, name } = await make('roles', { name: unique('Site desk'), permissions });
  await page.goto(`/administration/roles/${id}`);
  await page
    .getByLabel(filled(roleMatrix.set_area, { area: wordsIn(en).many('employees') }), { exact: true })
    .selectOption(options.scope.branch);
  await expect(right(page, nouns.employees.many, actions.delete)).toHaveValue('');

  await page.getByRole('button', { name: common.save, exact: true }).click();
  const question = page.getByRole('dialog', { name: filled(roleMatrix.save_title, { name: String(name) }) });
  await expect(question.getByRole('table', { name: roleMatrix.losses }).getByRole('rowheader')).toHaveCount(2);
  await expect(question.getByRole('table', { name: roleMatrix.gains })).toBeHidden();
  await question.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByText(filled(done.updated, { what: nouns.roles.one, label: String(name) }))).toBeVisible();

  const { data } = await sendRequest<{ data: { permissions: { name: string; scope: string }[] } }>(
    await sessionOf(people.adrian),
    'GET',
    `/roles/${id}`,
  );
  expect(Object.fromEntries(data.permissions.map(({ name, scope }) => [name, scope]))).toEqual({
    ...held,
    'employees.view': 'branch',
    'employees.update': 'branch',
  });
});

testInWholeRun('a right can be handed on only as far as one holds it oneself', async ({ page, alsoSignedInAs }) => {
  const grants = { 'roles.view': 'all', 'roles.update': 'all', 'employees.view': 'team' } as const;
  const permissions = Object.entries(grants).map(([name, scope]) => ({ name, scope }));
  const giver = await make('roles', { name: unique('Giver'), permissions });
  const { id } = await make('roles', { name: unique('Receiver'), permissions: [] });
  const gil = await newcomer('Gil', [giver.id]);

  const his = await alsoSignedInAs(gil);
  await his.goto(`/administration/roles/${id}`);
  const view = right(his, nouns.employees.many, actions.view);
  for (const [scope, word] of Object.entries(options.scope)) {
    const choice = view.getByRole('option', { name: word });
    if (isAsWide(grants['employees.view'], scope as Scope)) await expect(choice).toBeEnabled();
    else await expect(choice).toBeDisabled();
  }
  await view.selectOption(options.scope.team);
  await saveRole(his);
  await expect(his.getByRole('status').getByText(/ saved$/)).toBeVisible();

  await page.goto(`/administration/roles/${id}`);
  await expect(right(page, nouns.employees.many, actions.view)).toHaveValue('team');
});

testInWholeRun('an HR manager reads the roles and changes none', async ({ alsoSignedInAs }) => {
  const page = await alsoSignedInAs(people.tomas);
  await page.goto(`/administration/roles/${hrManager}`);
  await expect(page.getByText(roleMatrix.read_only)).toBeVisible();
  await expect(right(page, nouns.employees.many, actions.view)).toBeDisabled();
  await expect(page.getByRole('button', { name: common.save, exact: true })).toBeHidden();
});

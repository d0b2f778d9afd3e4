import { en } from '@cadre/contract/texts/en';
import { dayFromToday } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { people } from '../../people.ts';
import { pick } from '../../pick.ts';
import { sendRequest, sessionOf } from '../../send-request.ts';
import { unique } from '../../unique.ts';

test.use({ signedInAs: 'daniel' });

const { common, project, nouns } = en;
const fields = { ...en.shared.fields, ...nouns.projects.fields };
/** A label may be followed by whether it must be filled in. */
const startingWith = (label: string): RegExp => new RegExp(`^${label}\\b`);
const newOne = (what: string): string => filled(common.new, { what });

test('Daniel begins a project with its team, estimates and tasks, logs time on it, and sees its progress', async ({ page }) => {
  const name = unique('Harbour study');
  const save = () => page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click();
  const tab = (part: keyof typeof project.tabs) => page.getByRole('tab', { name: project.tabs[part] }).click();

  await test.step('the project, with what each department has to do', async () => {
    await page.goto('/time-cards/projects');
    await page.getByRole('button', { name: newOne(nouns.projects.one) }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: startingWith(fields.name) }).fill(name);
    await pick(page, form.getByRole('combobox', { name: startingWith(fields.manager_id) }), people.daniel.name);
    await form.getByRole('button', { name: en.forms.line_add }).click();
    const line = form.getByRole('region', { name: `${fields.departments} 1` });
    await pick(page, line.getByRole('combobox', { name: startingWith(fields.department_id) }), 'Delivery');
    await line.getByRole('textbox', { name: startingWith(fields.minutes) }).fill('100');
    await save();
    await expect(page.getByRole('heading', { name: new RegExp(`^\\(P\\d\\d-\\d{4}\\) ${name}$`) })).toBeVisible();
    await expect(page.getByRole('listitem', { name: filled(project.spent_of, { spent: '0:00', estimated: '100 h' }) })).toBeVisible();
  });

  await test.step('its team and its tasks', async () => {
    await tab('team');
    // A list without a row offers it twice.
    await page
      .getByRole('button', { name: newOne(nouns['project-members'].one) })
      .first()
      .click();
    await pick(page, page.getByRole('dialog').getByRole('combobox', { name: startingWith(fields.employee_id) }), people.daniel.name);
    await save();
    await expect(page.getByRole('row').filter({ hasText: people.daniel.name })).toBeVisible();
    await tab('tasks');
    await page
      .getByRole('button', { name: newOne(nouns['project-tasks'].one) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: startingWith(fields.name) })
      .fill('Soundings');
    await save();
    await expect(page.getByRole('row').filter({ hasText: 'Soundings' })).toBeVisible();
  });

  await test.step('the client wants more, and the earlier estimate is kept', async () => {
    await tab('estimates');
    await page.getByRole('button', { name: project.change_request }).click();
    const change = page.getByRole('dialog', { name: project.change_request });
    await change
      .getByRole('textbox', { name: startingWith(fields.minutes) })
      .first()
      .fill('120');
    await change.getByRole('textbox', { name: startingWith(fields.note) }).fill('As agreed with the port');
    await save();
    for (const [number, hours] of [
      [2, '120 h'],
      [1, '100 h'],
    ] as const)
      await expect(page.getByRole('heading', { name: filled(project.baseline, { number, hours }) })).toBeVisible();
  });

  await test.step('time is logged, and the gauge follows', async () => {
    const id = Number(/projects\/(\d+)/.exec(page.url())?.[1]);
    await page.getByRole('button', { name: nouns.projects.moves.start, exact: true }).click();
    await expect(page.getByText(nouns.projects.options.status.active, { exact: true }).first()).toBeVisible();
    await sendRequest(await sessionOf(people.daniel), 'POST', '/tasks', { date: dayFromToday(0), project_id: id, minutes: 360 });
    await page.goto(`/time-cards/projects/${id}`);
    await expect(page.getByText('5%').first()).toBeVisible();
    await expect(page.getByRole('listitem', { name: filled(project.spent_of, { spent: '6:00', estimated: '120 h' }) })).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { moveTo } from '../move.ts';
import { people } from '../people.ts';
import { pick } from '../pick.ts';
import { find, make, sendRequest, sessionOf } from '../send-request.ts';
import { unique } from '../unique.ts';

/** As wide as all filters of projects in one row. */
test.use({ signedInAs: 'adrian', viewport: { width: 2400, height: 900 } });

const { common, done, forms, lists, nouns, project } = en;
const fields = { ...en.shared.fields, ...nouns['custom-fields'].fields };
const { model, kind, tier } = nouns['custom-fields'].options;
const usual = { billing_type: 'time_and_materials', category: 'client', overrun_policy: 'allow' };
/** A label may be followed by whether it must be filled in. */
const startingWith = (label: string): RegExp => new RegExp(`^${label}`);
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: common.save, exact: true }).click();
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('Adrián adds a field to projects: it is filled in, found, taken along and on record, for who may see it', async ({
  page,
  alsoSignedInAs,
}) => {
  const [field, together] = [unique('Sponsor'), unique('Ferry')];
  const given = { manager_id: (await find('employees', people.daniel.name)).id, currency: 'EUR', ...usual };
  const [north, south] = [await make('projects', { ...given, name: `${together} north` }), `${together} south`];
  await make('projects', { ...given, name: south });
  const listed = `/time-cards/projects?q=${together}`;

  await test.step('its name, its options, and who may see it', async () => {
    await page.goto('/configuration/custom-fields');
    const what = nouns['custom-fields'].one;
    await page.getByRole('button', { name: filled(common.new, { what }) }).click();
    const form = page.getByRole('dialog');
    await form
      .getByRole('textbox', { name: startingWith(fields.name) })
      .first()
      .fill(field);
    await pick(page, form.getByRole('combobox', { name: startingWith(fields.model) }), model.projects);
    await pick(page, form.getByRole('combobox', { name: startingWith(fields.kind) }), kind.choice);
    for (const [at, choice] of ['Ministry', 'City'].entries()) {
      await form.getByRole('button', { name: forms.add_choice }).click();
      await form.getByRole('textbox', { name: filled(forms.line, { label: fields.options, number: at + 1 }) }).fill(choice);
    }
    await pick(page, form.getByRole('combobox', { name: startingWith(fields.tier) }), tier.money);
    for (const name of [fields.in_table, fields.filterable]) await form.getByRole('switch', { name }).click();
    await expect(form.getByRole('combobox', { name: startingWith(field) })).toBeVisible();
    await save(page);
    await expect(page.getByText(filled(done.created, { what, label: field }))).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step('two projects get a value', async () => {
    await page.goto(listed);
    for (const [name, choice] of [
      [north.name, 'City'],
      [south, 'Ministry'],
    ] as const) {
      await page.getByRole('button', { name: filled(lists.row_menu, { what: String(name) }) }).click();
      await page.getByRole('menuitem', { name: common.edit }).click();
      await pick(page, page.getByRole('dialog').getByRole('combobox', { name: startingWith(field) }), choice);
      await save(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(rowOf(page, String(name))).toContainText(choice);
    }
  });

  await test.step('the list is sorted and filtered by it, and the file has its column', async () => {
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await page.getByRole('columnheader', { name: field }).getByRole('button').click();
    await expect(rows).toHaveText([/north/, /south/]);
    await page.getByRole('button', { name: field }).first().click();
    await page.getByRole('dialog', { name: field }).getByRole('checkbox', { name: 'City' }).click();
    await expect(rows).toHaveText([/north/]);
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: lists.export }).click();
    await page.getByRole('menuitem', { name: lists.export_csv }).click();
    const [head, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
    expect(head).toContain(field);
    expect(lines).toEqual([expect.stringContaining('City')]);
  });

  await test.step('its history shows who changed it', async () => {
    await moveTo(page, `/time-cards/projects/${north.id}?tab=history`);
    const result = page.getByRole('tabpanel', { name: project.tabs.history });
    await expect(result).toContainText(field);
    await expect(result).toContainText('City');
  });

  await test.step('a user who cannot see budgets does not see it', async () => {
    const theirs = await alsoSignedInAs(people.tomas);
    await theirs.goto(listed);
    await expect(rowOf(theirs, south)).toBeVisible();
    await expect(theirs.getByText(field)).toHaveCount(0);
  });

  const { id } = await find('custom-fields', field);
  await sendRequest(await sessionOf(people.adrian), 'PATCH', '/update-status', { model: 'custom-fields', id, status: 'hidden' });
  await page.goto(listed);
  await expect(rowOf(page, south)).toBeVisible();
  await expect(page.getByText(field)).toHaveCount(0);
});

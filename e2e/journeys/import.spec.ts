import { en } from '@cadre/contract/texts/en';
import { colleague, emailOf } from '../colleague.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { csvFile } from '../sample-files.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'tomas' });

const { imports, shared } = en;
const fields = { ...shared.fields, ...en.nouns.employees.fields };

/** Empty cells change nothing of who is here already. */
const rowOf = (cells: Partial<Record<keyof typeof fields, string>>) => {
  const columns = ['employee_no', 'first_name', 'last_name', 'work_email', 'department_id', 'job_id', 'branch_id', 'manager_id'] as const;
  return Object.fromEntries(
    [...columns, 'hire_date' as const, 'employment_type' as const].map((name) => [fields[name], cells[name] ?? '']),
  );
};

test('Tomás moves two people below a new manager, corrects a cell on the way, and undoes the import', async ({ page }) => {
  const family = unique('Nueva');
  const [one, other] = [await colleague('Irene'), await colleague('Jaime')];
  const lead = `Lola ${family}`;
  const newcomer = (first_name: string) => ({
    first_name,
    last_name: family,
    work_email: emailOf(first_name, family),
    department_id: 'Delivery',
    job_id: 'Consultant',
    branch_id: 'Madrid',
    hire_date: '2026-09-01',
    employment_type: shared.options.employment_type.full_time,
  });
  const file = csvFile('moves.csv', [
    rowOf({ employee_no: one.employee_no, manager_id: lead }),
    rowOf({ employee_no: other.employee_no, manager_id: lead, department_id: 'Tecnology' }),
    rowOf(newcomer('Lola')),
    rowOf({ ...newcomer('Mateo'), manager_id: lead }),
  ]);

  await test.step('two people already exist, one cell is wrong, and a correction is suggested', async () => {
    await page.goto('/employees/import');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: imports.check_now }).click();
    const update = page.getByRole('button', { name: 'Update these 2 people' });
    await update.click();
    await expect(update).toHaveCount(0);
    const cell = page.getByRole('textbox', { name: filled(imports.mend_cell, { heading: fields.department_id, row: 3 }) });
    await expect(cell).toHaveValue('Tecnology');
    await page.getByRole('button', { name: 'Technology', exact: true }).click();
    await expect(cell).toHaveValue('Technology');
    await page.getByRole('button', { name: 'Check 1 correction' }).click();
    await expect(page.getByText(imports.all_right)).toBeVisible();
  });

  await test.step('each change is shown before it is made', async () => {
    const changes = page.getByRole('table', { name: imports.updates_rows });
    await expect(changes).toContainText(lead);
    await expect(changes).toContainText('Technology');
    await page.getByRole('button', { name: 'Import all 4 rows' }).click();
    await expect(page.getByRole('heading', { name: '4 employees imported' })).toBeVisible();
  });

  await test.step('the undo restores two people and removes two', async () => {
    await page.getByRole('button', { name: imports.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: imports.undo }).click();
    await expect(page.getByRole('heading', { name: imports.undone_title })).toBeVisible();
    await page.goto(`/employees/${other.id}/overview`);
    await expect(page.getByRole('region', { name: en.people.profile.work })).toContainText('Delivery');
  });
});

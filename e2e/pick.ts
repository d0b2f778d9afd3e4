import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses from a searchable list as a person does: type, wait until what was meant stands first and Enter would take it, Enter. `told`: where the list tells more than the name. */
export async function pick(page: Page, box: Locator, name: string, told: string | RegExp = name): Promise<void> {
  await box.click();
  await box.fill(name);
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toHaveAccessibleName(told);
  await expect(first).toHaveAttribute('data-highlighted');
  await box.press('Enter');
}

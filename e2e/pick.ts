import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses from a searchable list as a person does: type, wait until what was meant stands first, Enter. */
export async function pick(page: Page, box: Locator, name: string): Promise<void> {
  await box.click();
  await box.fill(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAccessibleName(name);
  await box.press('Enter');
}

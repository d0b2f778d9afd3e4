import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Chooses from a searchable list as a user does: type, wait until the right option is first and Enter would choose it, press Enter. `toResponse`:
 * the option's accessible name, if it contains more than the name.
 */
export async function pick(page: Page, box: Locator, name: string, result: string | RegExp = name): Promise<void> {
  await box.click();
  await box.fill(name);
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first).toHaveAccessibleName(result);
  await expect(first).toHaveAttribute('data-highlighted');
  await box.press('Enter');
}

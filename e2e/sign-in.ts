import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/** On the sign-in page, with whatever brought the person there. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel(en.auth.email).fill(email);
  await page.getByLabel(en.auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: en.auth.sign_in }).click();
}

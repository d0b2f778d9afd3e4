import { en } from '@cadre/contract/texts/en';
import type { Texts } from '@cadre/contract/texts/texts';
import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/** On the sign-in page, with whatever brought the person there. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>, { auth }: Texts = en): Promise<void> {
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.sign_in }).click();
}

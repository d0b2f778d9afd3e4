import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import { linkMailedTo } from '../outbox.ts';
import { signIn } from '../sign-in.ts';

const { auth, checks, common } = en;
const fresh = 'nine-loud-herons';

const email = (page: Page) => page.getByLabel(auth.email);
const submit = (page: Page) => page.getByRole('button', { name: auth.submit });

async function choosePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel(auth.new_password, { exact: true }).fill(password);
  await page.getByLabel(auth.repeat_password).fill(repeated);
  await page.getByRole('button', { name: common.save }).click();
}

test('Pia forgot her password, and the mail lets her choose another', async ({ page }) => {
  const pia = await newcomer('Pia', [8]);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: auth.forgot }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten Password ?' })).toBeVisible();
  await expect(page.getByText('Enter your email to reset your password')).toBeVisible();
  await email(page).fill(pia.email);
  await submit(page).click();
  await expect(page.getByRole('status').getByText(auth.forgot_sent)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);

  const link = await linkMailedTo(pia.email, en.mail.reset_subject);
  await page.goto(link);
  const password = page.getByLabel(auth.new_password, { exact: true });
  await choosePassword(page, 'too-short');
  await expect(password).toHaveAccessibleDescription(filled(checks.too_short, { min: 12 }));
  await choosePassword(page, fresh, `${fresh}?`);
  await expect(page.getByLabel(auth.repeat_password)).toHaveAccessibleDescription(auth.passwords_differ);
  await choosePassword(page, 'password1234');
  await expect(password).toHaveAccessibleDescription(checks.too_common);
  await choosePassword(page, fresh);
  await expect(page.getByText(auth.reset_done)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);

  await signIn(page, pia);
  await expect(page.getByRole('alert')).toHaveText(auth.login_incorrect);
  await signIn(page, { ...pia, password: fresh });
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await expect(page.getByText(auth.link_expired)).toBeVisible();
  await expect(password).toBeHidden();
  await expect(page.getByRole('link', { name: auth.send_new_link })).toBeVisible();
});

test('an unknown address gets the same response as any other', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await email(page).fill('nobody-here@example.com');
  await submit(page).click();
  await expect(page.getByText(auth.forgot_sent)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('where the server reveals that an address is unknown, the form stays and names it', async ({ page }) => {
  await page.route('**/api/v1/forgot-password', (route) =>
    route.fulfill({ status: 404, json: { error: en.problems.email_not_found, code: 'email_not_found' } }),
  );
  await page.goto('/auth/forgot-password');
  await email(page).fill('nobody@example.com');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(filled(auth.forgot_not_found, { email: 'nobody@example.com' }));
  await expect(page).toHaveURL('/auth/forgot-password');
  await expect(email(page)).toHaveValue('nobody@example.com');
});

test('the form for a forgotten password has the rules of the sign-in, and a way back', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(filled(checks.required, { label: auth.email }));
  await email(page).fill('ab');
  await expect(email(page)).toHaveAccessibleDescription('Minimum 3 symbols');
  await email(page).fill('nobody');
  await expect(email(page)).toHaveAccessibleDescription('Wrong email format');
  await email(page).fill(`${'a'.repeat(39)}@example.com`);
  await expect(email(page)).toHaveAccessibleDescription('Maximum 50 symbols');
  await page.getByRole('link', { name: common.cancel }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('Rosa changes her password in her profile; the session she works in stays', async ({ page, browser }) => {
  const rosa = await newcomer('Rosa', [8]);
  await page.goto('/auth/login');
  await signIn(page, rosa);
  await expect(page).toHaveURL('/dashboard');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auth/login?next=/user-profile');
  await signIn(elsewhere, rosa);
  await expect(elsewhere).toHaveURL('/user-profile');

  await page.goto('/user-profile?tab=security');
  const current = page.getByLabel(auth.current_password);
  await current.fill('not-her-password');
  await choosePassword(page, fresh);
  await expect(page.getByRole('alert').getByText(en.problems.wrong_password)).toBeVisible();
  await expect(page).toHaveURL(/\/user-profile/);
  await current.fill(rosa.password);
  await choosePassword(page, fresh);
  await expect(page.getByText(en.done.password_changed)).toBeVisible();

  await page.reload();
  await expect(page.getByText(en.profile.this_session)).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await signIn(elsewhere, { ...rosa, password: fresh });
  await expect(elsewhere).toHaveURL('/user-profile');
  await elsewhere.context().close();
});

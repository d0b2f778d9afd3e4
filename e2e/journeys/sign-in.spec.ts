import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import { people } from '../people.ts';
import { sendRequest, sessionOf } from '../send-request.ts';
import { signIn } from '../sign-in.ts';

const email = (page: Page) => page.getByLabel(en.auth.email);
const password = (page: Page) => page.getByLabel(en.auth.password, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: en.auth.sign_in });

test('the sign-in page explains what to enter', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(en.auth.intro)).toBeVisible();
  await expect(page.getByRole('link', { name: en.auth.forgot })).toBeVisible();
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('a click counts although the button moves while it is pressed, unless the pointer is dragged away', async ({ page }) => {
  await page.goto('/auth/login');
  const form = page.locator('form');
  await form.evaluate((element) => {
    element.addEventListener('submit', () => element.setAttribute('data-sent', 'yes'));
  });
  const press = async (drawn: number) => {
    const { x, y } = (await button(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await form.evaluate((element) => element.style.setProperty('padding-top', '100px'));
    await page.mouse.move(x + 10 + drawn, y + 10);
    await page.mouse.up();
    await form.evaluate((element) => element.style.removeProperty('padding-top'));
  };
  await press(20);
  await expect(form).not.toHaveAttribute('data-sent');
  await press(2);
  await expect(form).toHaveAttribute('data-sent');
});

test('a field that was left shows its error, and then that it is valid', async ({ page }) => {
  await page.goto('/auth/login');
  await button(page).click();
  await expect(email(page)).toHaveAccessibleDescription(filled(en.checks.required, { label: en.auth.email }));
  await expect(password(page)).toHaveAccessibleDescription(filled(en.checks.required, { label: en.auth.password }));
  await expect(email(page)).toBeFocused();

  const complaints: [typed: string, complaint: string][] = [
    ['ab', 'Minimum 3 symbols'],
    ['nobody', 'Wrong email format'],
    [`${'a'.repeat(39)}@example.com`, 'Maximum 50 symbols'],
  ];
  for (const [typed, complaint] of complaints) {
    await email(page).fill(typed);
    await expect(email(page)).toHaveAccessibleDescription(complaint);
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await email(page).fill(`${'a'.repeat(38)}@example.com`);
  await expect(email(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(email(page)).toHaveAccessibleDescription(filled(en.hints.correct, { label: en.auth.email }));

  await password(page).fill('ab');
  await expect(password(page)).toHaveAccessibleDescription('Minimum 3 symbols');
  await password(page).fill('a'.repeat(51));
  await expect(password(page)).toHaveAccessibleDescription('Maximum 50 symbols');
  await password(page).fill('a'.repeat(50));
  await expect(password(page)).toHaveAttribute('aria-invalid', 'false');
});

test('a wrong password is refused with one sentence, which can be dismissed', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page, { email: 'nobody@example.com', password: 'not-the-password' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('The login detail is incorrect');
  await expect(alert).toBeFocused();
  await expect(email(page)).toHaveValue('nobody@example.com');
  await expect(password(page)).toHaveValue('');
  await expect(button(page)).toBeEnabled();

  await alert.getByRole('button', { name: en.common.close }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL('/auth/login');
});

test('the button rests and the request waits for a second', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth/login');
  await expect(button(page)).toBeVisible();
  let isRequested = false;
  await page.route('**/api/v1/login', async (route) => {
    isRequested = true;
    await route.continue();
  });
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await signIn(page, people.noa);
  const resting = page.getByRole('button', { name: en.auth.signing_in });
  await expect(resting).toBeDisabled();
  await expect(resting).toHaveAttribute('aria-busy', 'true');

  await page.clock.runFor(990);
  await expect(resting).toBeDisabled();
  expect(isRequested).toBe(false);
  await page.clock.resume();
  await expect(page).toHaveURL('/employee-home');
  expect(isRequested).toBe(true);
});

test('Noa lands in the self-service area and signs out again', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, people.noa);
  await expect(page).toHaveURL('/employee-home');
  await page.getByRole('link', { name: en.auth.sign_out }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\/login/);
  await expect(page.getByText(en.auth.signed_out)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cadre.session'))).toBeNull();

  await page.goto('/employee-home');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('Adrián lands on the dashboard, finds the sign-in page closed, and leaves through its address', async ({ page }) => {
  await page.goto('/auth/login');
  await signIn(page, people.adrian);
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cadre.session') as string).access_token as string);

  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(sendRequest({ access_token: token, user: { id: 0 } }, 'GET', '/users/me')).rejects.toThrow('401');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/auth/login');
  await signIn(page, people.noa);
  await expect(page).toHaveURL('/employee-home');
  const second = await context.newPage();
  await second.goto('/user-profile');
  await expect(second.getByRole('heading', { level: 1 })).toBeAttached();
  await page.goto('/logout');
  await expect(second).toHaveURL(/\/auth\/login/);
});

test('a session that an administrator ended leads to the sign-in page, and from there back', async ({ page }) => {
  const iris = await newcomer('Iris', [8]);
  await page.goto('/auth/login');
  await signIn(page, iris);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/configuration/jobs?q=analyst');
  await expect(page.getByRole('table')).toContainText('Analyst');

  await sendRequest(await sessionOf(people.adrian), 'DELETE', `/users/${iris.id}/sessions`);
  await page.getByRole('button', { name: en.shared.fields.code }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText(en.auth.session_ended)).toBeVisible();

  await signIn(page, iris);
  await expect(page).toHaveURL(/\/configuration\/jobs\?q=analyst/);
  await expect(page.getByRole('table')).toContainText('Analyst');
});

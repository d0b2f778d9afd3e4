import { en } from '@cadre/contract/texts/en';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, readSession } from '../../platform/session/session-store.ts';
import { mira } from '../../platform/testing/mira.ts';
import { LoginPage, submitDelay } from './login-page.tsx';

let requests: { at: number; body: unknown }[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  endSession();
  requests = [];
  const router = createRouter({ routeTree: createRootRoute({ component: LoginPage }), history: createMemoryHistory() });
  render(
    <IntlProvider locale="en" messages={en}>
      <RouterProvider router={router as never} />
    </IntlProvider>,
  );
  await screen.findByRole('button', { name: 'Sign In' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function serverAnswers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async (_url: string, sent: RequestInit) => {
    requests.push({ at: Date.now(), body: JSON.parse(String(sent.body)) });
    return new Response(JSON.stringify(body), { status, headers });
  });
}

const person = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

/** Pastes the whole text, because these tests do not depend on single keystrokes. */
async function put(field: HTMLElement, words: string): Promise<void> {
  await person.click(field);
  await person.paste(words);
}

async function fillAndSend(address: string, secret: string): Promise<void> {
  if (address) await put(email(), address);
  if (secret) await put(password(), secret);
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('the page shows instructions and a link for forgotten passwords, and the password is not autofilled', () => {
  expect(screen.getByText('Enter your username and password')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Forgot Password ?' })).toBeTruthy();
  expect(password().autocomplete).toBe('new-password');
});

test.each([
  ['an empty form', '', '', ['Email is required', 'Password is required']],
  ['something that is no address', 'mira', 'secret', ['Wrong email format']],
  ['a password that is too short', 'mira@example.com', 'ab', ['Minimum 3 symbols']],
  ['too long an address and password', `${'m'.repeat(45)}@example.com`, 'x'.repeat(51), ['Maximum 50 symbols', 'Maximum 50 symbols']],
])('%s is not sent', async (_story, address, secret, complaints) => {
  serverAnswers(200, {});
  await fillAndSend(address, secret);
  for (const complaint of new Set(complaints))
    expect(screen.getAllByText(complaint)).toHaveLength(complaints.filter((text) => text === complaint).length);
  await wait(submitDelay);
  expect(requests).toEqual([]);
});

test('the button is disabled immediately; the request is sent a second later', async () => {
  serverAnswers(200, { token: { access_token: 'fresh' }, user: mira });
  await person.type(email(), 'mira@example.com');
  await person.type(password(), 'cadre-demo-2026');
  const pressed = Date.now();
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in…' }).disabled).toBe(true);
  await wait(submitDelay);
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'mira@example.com', password: 'cadre-demo-2026', withToken: true }]);
  expect(requests[0]?.at).toBeGreaterThanOrEqual(pressed + submitDelay);
  expect(readSession()).toEqual({ access_token: 'fresh', user: mira });
});

test('a failed sign-in shows an error, empties the password and keeps the address', async () => {
  serverAnswers(422, { error: 'whatever the server says', code: 'login_incorrect' });
  await fillAndSend('mira@example.com', 'wrong');
  await wait(submitDelay);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('The login detail is incorrect');
  expect(document.activeElement).toBe(alert);
  expect([email().value, password().value]).toEqual(['mira@example.com', '']);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('too many attempts show when to try again', async () => {
  serverAnswers(429, { error: 'Too many', code: 'too_many_requests' }, { 'retry-after': '840' });
  await fillAndSend('mira@example.com', 'wrong');
  await wait(submitDelay);
  expect(screen.getByRole('alert').textContent).toContain('Try again in 14 minutes');
});

test('the password can be shown', async () => {
  await person.type(password(), 'secret');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});

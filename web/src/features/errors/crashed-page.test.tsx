import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { CrashedPage } from './crashed-page.tsx';

afterEach(() => void vi.restoreAllMocks());

function crash(message: string, isOnline: boolean) {
  standInServer({ 'GET /users/me': meWith() });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  showPage(<CrashedPage error={new TypeError(message)} reset={() => undefined} info={{ componentStack: '' }} />);
}

test('a part that cannot load offline shows that there is no connection, and reloads once online', async () => {
  crash('Failed to fetch dynamically imported module: /assets/close-year-drawer.js', false);
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a part that is missing on the server, or any other fault, can be tried again', async () => {
  crash('Unable to preload CSS for /assets/progress.css', true);
  expect(await screen.findByRole('heading', { name: 'This page stopped working.' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

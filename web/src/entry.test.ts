import { expect, test } from 'vitest';
import { isOwnPath, loginSearch } from './entry.ts';

test.each(['/employees', '/employees?page=2', '/administration/roles/3', '/authors'])('after signing in one returns to %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'evil',
  '',
  '/',
  '/auth/login',
  '/logout',
  '/auth?x=1',
  '/error/error-v1',
])('signing in never redirects to %s', (path) => expect(isOwnPath(path)).toBe(false));

test('the address wanted and the reason travel to the sign-in page', () => {
  expect(loginSearch('/employees?page=2', 'session_ended')).toEqual({ next: '/employees?page=2', notice: 'session_ended' });
  expect(loginSearch('/')).toEqual({});
});

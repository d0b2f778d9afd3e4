import { expect, test } from 'vitest';
import { createToken } from '../access/secret-token.ts';
import { loggedPath } from './logged-path.ts';

const { token } = createToken();

test.each([
  '/d/TOKEN/iclock/cdata?SN=1',
  '/d/TOKEN/iclok/cdata',
  '/d/TOKEN',
  '/D/TOKEN/iclock',
  '//d//TOKEN/x',
  '/iclock/TOKEN/cdata',
  '/api/v1/exports/files/TOKEN',
  '/api/v1/exports/file/TOKEN',
  '/auth/reset-password/TOKEN',
  '/auth/reset-password?token=TOKEN',
  '/auth/reset-password;token=TOKEN',
  '/auth/reset-password%3Ftoken=TOKEN',
  '/d/TOKEN%20/iclock',
  '/d/TOKEN,TOKEN/iclock',
  '/d/xTOKENx/iclock',
])('no token of %s is in the log', (url) => {
  const path = loggedPath(url.replaceAll('TOKEN', token));
  expect(path).not.toContain(token.slice(0, 21));
});

test.each(['/api/v1/employees/12/media/3', '/api/v1/emergency-contacts', '/api/v1/schedule-assignments/7/end-on-some-day', '/health', '/'])(
  '%s is',
  (url) => {
    expect(loggedPath(url)).toBe(url);
  },
);

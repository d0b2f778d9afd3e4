import { expect, test } from 'vitest';
import { complaintAboutPassword } from './password-policy.ts';

test.each([
  ['eleven-char', 'too_short'],
  [`${'grey-otter-'.repeat(4)}sevenmore`, 'too_long'],
  ['password1234', 'too_common'],
  ['my nora.berg@example.com', 'contains_email'],
  ['NORA.BERG-is-here', 'contains_email'],
  ['grey-otter-under-bridge', undefined],
])('%s: %s', (password, code) => {
  expect(complaintAboutPassword(password, 'nora.berg@example.com')?.code).toBe(code);
});

test('a short local part may occur in a password', () => {
  expect(complaintAboutPassword('hr-people-love-otters', 'hr@example.com')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test('an address leads to one mailbox', () => {
  expect(mailto('ana.gil+hr@example.com')).toBe('mailto:ana.gil%2Bhr@example.com');
  expect(mailto('a@corp.te?cc=b@evil.com&body=x')).toBe('mailto:a@corp.te%3Fcc%3Db%40evil.com%26body%3Dx');
});

import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(Buffer.alloc(32, 1));

test('a sealed text opens again, and only with its own purpose and key', () => {
  const closed = seal.close('ES91 2100 0418 4502 0005 1332', 'bank_accounts.iban');
  expect(closed).not.toContain('2100');
  expect(seal.open(closed, 'bank_accounts.iban')).toBe('ES91 2100 0418 4502 0005 1332');
  expect(() => seal.open(closed, 'employees.national_id')).toThrow();
  expect(() => createSeal(Buffer.alloc(32, 2)).open(closed, 'bank_accounts.iban')).toThrow();
});

test('a sealed text that was touched does not open', () => {
  const bytes = Buffer.from(seal.close('secret', 'a'), 'base64');
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] as number) ^ 1;
  expect(() => seal.open(bytes.toString('base64'), 'a')).toThrow();
});

test('the same text is sealed differently each time, and the fingerprint identifies the key', () => {
  expect(seal.close('x', 'a')).not.toBe(seal.close('x', 'a'));
  expect(createSeal(Buffer.alloc(32, 1)).fingerprint).toBe(seal.fingerprint);
  expect(createSeal(Buffer.alloc(32, 2)).fingerprint).not.toBe(seal.fingerprint);
});

import { describe, expect, test } from 'vitest';
import { isNetwork, liesWithin, lineOf } from './network.ts';

describe('networks', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.0/24'], true],
    ['192.0.3.7', ['192.0.2.0/24'], false],
    ['192.0.2.7', ['198.51.100.1', '192.0.2.7'], true],
    ['::ffff:192.0.2.7', ['192.0.2.0/28'], true],
    ['2001:db8::17', ['2001:db8::/32'], true],
    ['2001:db9::17', ['2001:db8::/32'], false],
    ['192.0.2.7', ['::/0'], false],
    ['192.0.2.7', [], false],
    ['nowhere', ['0.0.0.0/0'], false],
  ])('%s is within %j: %s', (address, networks, expected) => expect(liesWithin(address, networks)).toBe(expected));

  test.each([
    ['10.0.0.0/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0', false],
    ['10.0.0.0/8/8', false],
    ['fe80::1', true],
    ['1::2::3', false],
    ['1:2:3:4:5:6:7', false],
    ['word', false],
  ])('%s is a network: %s', (text, expected) => expect(isNetwork(text)).toBe(expected));
});

test('a line is one address of the old kind, or half of the new', () => {
  expect(lineOf('192.0.2.7')).toBe('192.0.2.7');
  expect(lineOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(lineOf('2001:db8:1:2::7')).toBe(lineOf('2001:db8:1:2:ffff::9'));
  expect(lineOf('2001:db8:1:2::7')).not.toBe(lineOf('2001:db8:1:3::7'));
  expect(lineOf('nonsense')).toBe('unknown');
});

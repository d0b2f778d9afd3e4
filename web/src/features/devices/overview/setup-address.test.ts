import { expect, test } from 'vitest';
import { baseOf, isAddressOfNumbers, isThisComputer } from './setup-address.ts';

const setup = { address: 'cadre.example', port: 443, path: '', has_token: false, accepts_serial: true, https: true, refused: null };

test('the usual port is left out of an address', () => {
  expect(baseOf(setup)).toBe('https://cadre.example');
  expect(baseOf({ ...setup, https: false, port: 8081 })).toBe('http://cadre.example:8081');
});

test.each([
  ['10.0.0.7', true, false],
  ['127.0.0.1', true, true],
  ['localhost', false, true],
  ['clock.example', false, false],
])('%s', (address, ofNumbers, isHere) => {
  expect([isAddressOfNumbers(address), isThisComputer(address)]).toEqual([ofNumbers, isHere]);
});

import { expect, test } from 'vitest';
import { isSignatureOf, namesPerson } from './person-name.ts';

const clara = { first_name: 'Clara', middle_name: 'Marie', last_name: 'Dubois-Núñez', preferred_name: 'Clairette' };
const sakura = { first_name: 'さくら', last_name: '鈴木' };

test.each([
  ['Clara Dubois-Núñez', clara, true],
  ['  clara   dubois nunez ', clara, true],
  ['Dubois-Nunez, Clara', clara, true],
  ['Clara Marie Dubois-Núñez', clara, true],
  ['Clairette Dubois-Núñez', clara, true],
  ['鈴木さくら', sakura, true],
  ['鈴木 さくら', sakura, true],
  ['Clara', clara, false],
  ['Dubois-Núñez', clara, false],
  ['C. Dubois-Núñez', clara, false],
  ['Clara Dubois-Núñez junior', clara, false],
  ['Marco Ruiz', clara, false],
  ['---', clara, false],
  ['', clara, false],
])('%j is a signature of %j: %s', (written, person, expected) => {
  expect(isSignatureOf(written, person)).toBe(expected);
});

test('the name as it is printed may be signed, too', () => {
  expect(isSignatureOf('Clara M. Dubois', clara, 'Clara M. Dubois')).toBe(true);
});

test.each([
  ['Clara Marie Zoé Dubois-Núñez', clara, true],
  ['DUBOIS-NÚÑEZ Clara', clara, true],
  ['Marco Ruiz', clara, false],
  ['Clara Ruiz', clara, false],
])('%j names %j: %s', (written, person, expected) => {
  expect(namesPerson(written, person)).toBe(expected);
});

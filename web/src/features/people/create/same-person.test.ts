import { expect, test } from 'vitest';
import { samePeople } from './same-person.ts';

const mia = { id: 1, name: 'Mía Soler', first_name: 'Mía', last_name: 'Soler', work_email: 'mia@example.com' };
const found = (draft: object) => samePeople([mia], { ...draft }).map(({ by }) => by);

test.each([
  [{ first_name: ' mía', last_name: 'SOLER ' }, ['name']],
  [{ first_name: 'Mia', last_name: 'Soler' }, ['name']],
  [{ first_name: 'Leo', last_name: 'Soler', work_email: 'Mia@Example.com' }, ['email']],
  [{ first_name: 'Mía', last_name: '' }, []],
  [{ first_name: 'Mía', last_name: 'Solera' }, []],
  [{}, []],
])('%j', (draft, by) => {
  expect(found(draft)).toEqual(by);
});

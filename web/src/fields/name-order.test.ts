import { expect, test } from 'vitest';
import { inNameOrder } from './name-order.ts';

test.each([
  ['ja', ['first_name', 'last_name'], ['last_name', 'first_name']],
  ['zh', ['employee_no', 'first_name', 'last_name', 'email'], ['employee_no', 'last_name', 'first_name', 'email']],
  ['de', ['first_name', 'last_name'], ['first_name', 'last_name']],
  ['ja', ['first_name', 'email'], ['first_name', 'email']],
])('a form in %s orders %j as %j', (language, names, expected) => expect(inNameOrder(names, language)).toEqual(expected));

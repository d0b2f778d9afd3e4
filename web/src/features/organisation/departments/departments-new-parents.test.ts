import { expect, test } from 'vitest';
import { department } from '../testing/department.ts';
import { newParents } from './departments-new-parents.ts';

const tree = [department(1, 'Company', [department(2, 'Delivery', [department(3, 'Data')]), department(4, 'Sales')])];
const namesFor = (id: number) => newParents(tree, id, 'Top').map(({ label }) => label);

test('a department goes anywhere but below itself', () => {
  expect(namesFor(2)).toEqual(['Top', 'Company', 'Company / Sales']);
});

test('a department without others below it can go below any other', () => {
  expect(namesFor(4)).toEqual(['Top', 'Company', 'Company / Delivery', 'Company / Delivery / Data']);
});

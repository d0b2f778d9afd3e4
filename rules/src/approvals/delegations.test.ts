import { expect, test } from 'vitest';
import { type Delegation, delegationProblem } from './delegations.ts';

const [ana, ben, cem, dora, eve] = [1, 2, 3, 4, 5];
let ids = 0;
const from = (
  employee_id: number,
  delegate_id: number,
  from_date = '2026-05-01',
  to_date = '2026-05-31',
  model: string | null = null,
): Delegation => {
  ids += 1;
  return { id: ids, employee_id, delegate_id, from_date, to_date, model };
};
const wanted = from(ana, ben);

test.each<[string, Delegation, Delegation[], ReturnType<typeof delegationProblem>]>([
  ['one is alone', wanted, [], undefined],
  ['it is the same one, changed', wanted, [wanted], undefined],
  ['two stand in for each other', wanted, [from(ben, ana)], 'circle'],
  ['two do on other days', wanted, [from(ben, ana, '2026-06-01', '2026-06-30')], undefined],
  ['the last day of one is the first of the other', wanted, [from(ben, ana, '2026-05-31', '2026-06-30')], 'circle'],
  [
    'two do for other kinds of request',
    from(ana, ben, '2026-05-01', '2026-05-31', 'leaves'),
    [from(ben, ana, '2026-05-01', '2026-05-31', 'documents')],
    undefined,
  ],
  ['three go round', wanted, [from(ben, cem), from(cem, ana)], 'circle'],
  [
    'three go round, but never on one day',
    wanted,
    [from(ben, cem, '2026-05-01', '2026-05-10'), from(cem, ana, '2026-05-11', '2026-05-31')],
    undefined,
  ],
  ['three steps follow each other', wanted, [from(ben, cem), from(cem, dora)], undefined],
  ['a fourth would', wanted, [from(ben, cem), from(cem, dora), from(dora, eve)], 'too_long'],
  ['steps before and after are too many together', from(ben, cem), [from(ana, ben), from(cem, dora), from(dora, eve)], 'too_long'],
  ['many stand in for one', wanted, [from(ana, cem), from(ana, dora), from(ana, eve)], undefined],
])('%s', (_, one, all, expected) => {
  expect(delegationProblem(one, all)).toBe(expected);
});

import { expect, test } from 'vitest';
import { summaryGroups } from '../calls/task-summary.ts';
import { readReportQuery } from './report-query.ts';

const read = (sent: Record<string, unknown>) => readReportQuery(summaryGroups, sent);

test('a summary takes the names that lists of time rows take, too', () => {
  expect(read({ employee: 'self', project_id: [1, 2] }).query.by).toEqual({ employee: ['self'], project: [1, 2] });
  expect(read({ employee_id: 'self', project: 1, client_id: 3 }).query.by).toEqual({ employee: ['self'], project: [1], client: [3] });
});

test.each([
  ['a name that no filter has', { bogus: 1 }, { bogus: [{ code: 'unknown_field' }] }],
  ['an unknown name without a value', { bogus: null }, { bogus: [{ code: 'unknown_field' }] }],
  ['the id of a group without records', { billable_id: true }, { billable_id: [{ code: 'unknown_field' }] }],
  ['one filter under both of its names', { project: 1, project_id: 2 }, { project_id: [{ code: 'not_valid' }] }],
  ['a wrong value under the name that was sent', { project_id: 'x' }, { project_id: [{ code: 'not_valid' }] }],
  ['a word for a yes/no filter', { billable: 'perhaps' }, { billable: [{ code: 'not_valid' }] }],
])('%s is refused under the name that was sent', (_what, sent, wrong) => {
  expect(read(sent).wrong).toEqual(wrong);
});

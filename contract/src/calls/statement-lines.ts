import { writeDownReasons } from '@cadre/rules/statements/write-down';
import { call, page } from '../call.ts';
import { choice, date, decimal, group, integer, list, minutes, named, record, required, share, text } from '../fields.ts';
import { statements } from '../resources/statements.ts';

const tag = 'statements';

const lineState = choice({ options: ['billed', 'moved', 'not_billable'], required: true });
const write_down_reason = choice({ options: writeDownReasons });

/** Amounts are missing without the right to see them. */
const line = {
  id: integer(required),
  project: group({ ...named, number: text(required) }, required),
  task_id: integer(),
  milestone_id: integer(),
  /** Of the fee of a retainer: the month that it is for. */
  retainer_month: text(),
  person: text(),
  project_task: text(),
  date: date(required),
  description: text(),
  minutes: minutes(),
  /** The minutes covered by the fee of a retainer. */
  included_minutes: minutes(),
  state: lineState,
  write_down_reason,
  write_down_note: text(),
  rate: decimal({ optional: true }),
  amount: decimal({ optional: true, required: true }),
  written_down: decimal({ optional: true, required: true }),
  billed: decimal({ optional: true, required: true }),
} as const;

export const statementLines = call({
  method: 'GET',
  path: '/statements/:id/lines',
  access: 'statements.view',
  tag,
  summary: 'List the lines of a statement, by project and day',
  query: {
    state: choice({ options: ['billed', 'moved', 'not_billable'] }),
    only: choice({ options: ['written_down'] }),
    page: integer({ min: 1, max: 100_000 }),
    per_page: integer({ min: 1, max: 200 }),
  },
  answer: page(line),
});

export const changeLines = call({
  method: 'POST',
  path: '/statements/:id/lines',
  access: 'statements.update',
  tag,
  summary: 'Bill lines of a draft in full, write them down with a reason, move them to the next statement, or mark them not billable',
  body: {
    ids: list(integer(required), { required: true, min: 1, max: 1000 }),
    state: lineState,
    /** The billed share of each line; for a single line, `amount` can be set instead. */
    share_bp: share({ min: 0, max: 10_000 }),
    amount: decimal({ min: 0, max: 1_000_000_000_000 }),
    write_down_reason,
    write_down_note: text({ max: 300 }),
    version: integer({ min: 1 }),
  },
  answer: record(statements, required),
  touches: ['statements', 'tasks', 'project-milestones'],
});

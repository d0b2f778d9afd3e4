import { writeDownReasons } from '@cadre/rules/statements/write-down';
import { call } from '../call.ts';
import { choice, currency, date, decimal, group, integer, list, minutes, named, reference, required } from '../fields.ts';

const tag = 'statements';

const aged = group({ minutes: minutes(required), amount: decimal({ optional: true, required: true }) }, required);

export const unbilledTime = call({
  method: 'GET',
  path: '/statements/unbilled',
  access: 'statements.view',
  tag,
  summary: 'Get approved billable time that is on no statement yet, by client, currency and age in days',
  query: { client_id: reference('clients') },
  answer: {
    as_of: date(required),
    clients: list(
      {
        client: group(named, required),
        currency: currency(),
        up_to_30: aged,
        up_to_60: aged,
        up_to_90: aged,
        over_90: aged,
        all: aged,
        milestones: integer(required),
        milestones_amount: decimal({ optional: true, required: true }),
        /** Months of retainers. */
        fees: integer(required),
        fees_amount: decimal({ optional: true, required: true }),
        oldest: date(),
      },
      required,
    ),
  },
});

export const writeDowns = call({
  method: 'GET',
  path: '/statements/write-downs',
  access: 'statements.view_money',
  tag,
  summary: 'Get the write-downs on issued statements, by reason and currency',
  query: { from: date(), to: date(), client_id: reference('clients') },
  answer: list(
    {
      write_down_reason: choice({ options: writeDownReasons, required: true }),
      currency: currency(required),
      lines: integer(required),
      minutes: minutes(required),
      amount: decimal(required),
    },
    required,
  ),
});

/** The billed part of a project, compared with the agreed and estimated amounts. */
export const projectBilling = call({
  method: 'GET',
  path: '/projects/:id/billing',
  access: 'statements.view',
  tag,
  summary: 'Get the billed, drafted and unbilled amounts of a project, compared with its estimate and price',
  answer: {
    currency: currency(required),
    estimated_minutes: minutes(),
    billed_minutes: minutes(required),
    draft_minutes: minutes(required),
    unbilled_minutes: minutes(required),
    agreed: decimal({ optional: true }),
    billed: decimal({ optional: true, required: true }),
    draft: decimal({ optional: true, required: true }),
    unbilled: decimal({ optional: true, required: true }),
    written_down: decimal({ optional: true, required: true }),
  },
});

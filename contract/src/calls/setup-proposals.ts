import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  color,
  country,
  currency,
  date,
  decimal,
  group,
  integer,
  list,
  minutes,
  required,
  share,
  text,
  time,
  timezone,
} from '../fields.ts';

const named = text({ required: true, min: 2, max: 80 });
const proposedCategory = {
  name: named,
  name_i18n: group({ en: named, de: named, es: named, fr: named, ja: named, zh: named }, required),
  code: text(required),
  color: color(required),
  balance_mode: choice({ options: ['tracked', 'unlimited'], required: true }),
  annual_amount: decimal(required),
  pay_rate_bp: share(required),
  carry_over: choice({ options: ['none', 'limited'], required: true }),
  carry_over_max: decimal(),
  carry_over_expiry: choice({ options: ['none', 'on_day'], required: true }),
  carry_over_expires_month: integer(),
  carry_over_expires_day: integer(),
  /** Illness during a vacation gives its days back. */
  interrupts_leave: boolean(required),
  max_past_days: integer(required),
  attachment_after_days: integer(),
  reason_required: boolean(required),
} as const;

const proposedComponent = {
  name: named,
  code: text(required),
  kind: choice({ options: ['tax', 'social'], required: true }),
  calculation: choice({ options: ['percent'], required: true }),
  base: choice({ options: ['gross'], required: true }),
  rate_bp: share(required),
  employer_rate_bp: share(),
  currency: currency(required),
  valid_from: text(required),
  is_example: boolean(required),
} as const;

/** The usual settings of a country as a starting point; its law takes precedence. */
export const setupProposals = call({
  method: 'GET',
  path: '/setup/proposals',
  access: 'setup.update',
  tag: 'setup',
  summary: 'Get the usual settings for a new company in a country, in your language',
  query: { country: country(required) },
  answer: {
    /** Whether we know the holidays of this country at all. */
    known: boolean(required),
    currency: currency(required),
    timezone: timezone(required),
    week_start: integer(required),
    weekdays: list(integer(required), required),
    schedule_name: text(required),
    shift: group(
      {
        name: text(required),
        code: text(required),
        start_time: time(required),
        end_time: time(required),
        break_minutes: minutes(required),
      },
      required,
    ),
    leave_days: decimal(required),
    holidays: list({ date: date(required), name: named, recurring: boolean(required) }, required),
    categories: list(proposedCategory, required),
    components: list(proposedComponent, required),
  },
});
export type SetupProposals = DataOf<typeof setupProposals>;

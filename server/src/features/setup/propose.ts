import type { SetupProposals, setupProposals } from '@cadre/contract/calls/setup-proposals';
import { languages } from '@cadre/contract/languages';
import { dayIn } from '@cadre/rules/calendar';
import { hasHolidays, proposedHolidays } from '@cadre/rules/setup/proposed-holidays';
import { proposedShift } from '@cadre/rules/setup/proposed-shift';
import { workingCountry } from '@cadre/rules/setup/working-weeks';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { type Translate, translator } from '../../platform/texts/texts.ts';

/** The usual settings of a country, in the user's language; categories have their names in every language. */
export async function propose(db: Database, { query: { country }, t }: CallContext<typeof setupProposals>): Promise<SetupProposals> {
  const { rows } = await sql<{ currency: string; timezone: string }>`select currency, timezone from settings`.execute(db);
  const usual = workingCountry(country, rows[0] as { currency: string; timezone: string });
  const today = dayIn(usual.timezone, new Date());
  const year = Number(today.slice(0, 4));
  return {
    known: hasHolidays(country),
    currency: usual.currency,
    timezone: usual.timezone,
    week_start: usual.weekStart,
    weekdays: [...usual.weekdays],
    schedule_name: t('setup.schedule_name'),
    shift: { name: t('setup.shift_name'), code: 'STD', ...proposedShift(usual.minutesPerDay) },
    leave_days: usual.leaveDays,
    holidays: proposedHolidays(country, [year, year + 1]).map(({ name, ...holiday }) => ({
      ...holiday,
      name: typeof name === 'string' ? t(`setup.holidays.${name}`) : name.called,
    })),
    categories: categoriesFor(usual.leaveDays, t),
    components: componentsFor(usual.currency, today.slice(0, 7), t),
  };
}

type Category = SetupProposals['categories'][number];
type Kind = 'annual' | 'sick' | 'special' | 'unpaid';

const nothing = {
  carry_over: 'none',
  carry_over_max: null,
  carry_over_expiry: 'none',
  carry_over_expires_month: null,
  carry_over_expires_day: null,
  interrupts_leave: false,
  max_past_days: 0,
  attachment_after_days: null,
  reason_required: false,
} as const;

function categoriesFor(leaveDays: number, t: Translate): Category[] {
  const called = (kind: Kind) => ({
    name: t(`setup.categories.${kind}`),
    name_i18n: Object.fromEntries(
      languages.map((language) => [language, translator(language)(`setup.categories.${kind}`)]),
    ) as Category['name_i18n'],
  });
  const unlimited = { ...nothing, balance_mode: 'unlimited', annual_amount: 0 } as const;
  return [
    {
      ...nothing,
      ...called('annual'),
      code: 'ANNUAL',
      color: '#2563eb',
      balance_mode: 'tracked',
      annual_amount: leaveDays,
      pay_rate_bp: 10_000,
      carry_over: 'limited',
      carry_over_max: 5,
      carry_over_expiry: 'on_day',
      carry_over_expires_month: 3,
      carry_over_expires_day: 31,
    },
    {
      ...unlimited,
      ...called('sick'),
      code: 'SICK',
      color: '#dc2626',
      pay_rate_bp: 10_000,
      interrupts_leave: true,
      max_past_days: 14,
      attachment_after_days: 3,
    },
    {
      ...unlimited,
      ...called('special'),
      code: 'SPECIAL',
      color: '#7c3aed',
      pay_rate_bp: 10_000,
      max_past_days: 14,
      reason_required: true,
    },
    { ...unlimited, ...called('unpaid'), code: 'UNPAID', color: '#64748b', pay_rate_bp: 0, reason_required: true },
  ];
}

/** Sample rates to try things out with; not those of any law. */
const componentsFor = (currency: string, valid_from: string, t: Translate): SetupProposals['components'] => {
  const usual = { calculation: 'percent', base: 'gross', currency, valid_from, is_example: true } as const;
  return [
    { ...usual, code: 'TAX-EX', name: t('setup.components.tax'), kind: 'tax', rate_bp: 1500, employer_rate_bp: null },
    { ...usual, code: 'SOCIAL-EX', name: t('setup.components.social'), kind: 'social', rate_bp: 800, employer_rate_bp: 1200 },
  ];
};

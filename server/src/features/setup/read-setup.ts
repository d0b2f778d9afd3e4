import type { Setup } from '@cadre/contract/calls/setup';
import { type SetupStep, setupSteps } from '@cadre/contract/setup-steps';
import { dayIn } from '@cadre/rules/calendar';
import { firstMonth } from '@cadre/rules/setup/first-month';
import { asSystem } from '../../platform/database/as-system.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

type Settings = Setup['company'] & { setup_skipped: string[]; setup_hidden: boolean; logo: string | null };
type Counts = Record<SetupStep, number>;

/** The stored records show which steps are done; only skipped steps are stored. */
export async function readSetup(tx: Transaction): Promise<Setup> {
  const { rows } = await sql<Settings>`
    select company, locale, currency, timezone, week_start, setup_skipped, setup_hidden,
      (select '/setup/logo?version=' || id from company_logos where stored_as is not null and id = (select max(id) from company_logos)) as logo
    from settings`.execute(tx);
  const { setup_skipped, setup_hidden, logo, ...company } = rows[0] as Settings;
  const { pay_day, undoable, ...counts } = await whatIsThere(tx);
  const stateOf = (step: SetupStep) => (counts[step] > 0 ? 'done' : setup_skipped.includes(step) ? 'skipped' : 'open');
  return {
    company,
    steps: setupSteps.map((step) => ({ step, state: stateOf(step), count: counts[step], undoable: undoable.includes(step) })),
    hidden: setup_hidden,
    logo,
    first_month: firstMonth(dayIn(company.timezone, new Date()), pay_day),
  };
}

/** How many there are is no secret to who sets the company up, whatever else they may read of them. */
async function whatIsThere(tx: Transaction) {
  let found: (Counts & { pay_day: number; undoable: string[] }) | undefined;
  await asSystem(tx, async () => {
    const { rows } = await sql<NonNullable<typeof found>>`
      select (select count(*)::int from settings where named_at is not null) as company,
        (select count(*)::int from branches) as branches,
        (select count(*)::int from departments) as departments,
        (select greatest(count(distinct user_id)::int - 1, 0) from user_roles where role_id <> 2) as roles,
        (select count(*)::int from week_schedules) as schedules,
        (select count(*)::int from employees) as people,
        (select count(*)::int from leave_categories) as leave,
        (select count(*)::int from approval_settings) as chains,
        (select count(*)::int from devices) as terminals,
        (select count(*)::int from compensations) as pay,
        (select count(*)::int from users where employee_id is not null) as invitations,
        coalesce((select pay_day from pay_policies where branch_id is null order by id limit 1), 28) as pay_day,
        (select coalesce(array_agg(distinct step), '{}') from setup_records) as undoable`.execute(tx);
    found = rows[0];
  });
  return found as NonNullable<typeof found>;
}

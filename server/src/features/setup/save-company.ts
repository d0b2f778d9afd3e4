import { companyFields, type saveCompany as saveCompanyCall } from '@cadre/contract/calls/setup';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { readSetup } from './read-setup.ts';

const names = Object.keys(companyFields) as (keyof typeof companyFields)[];

export async function saveCompany(tx: Transaction, { actor, trace, body, t }: CallContext<typeof saveCompanyCall>) {
  await sql`select from settings for update`.execute(tx);
  const { company: before } = await readSetup(tx);
  const { company, locale, currency, timezone, week_start } = body;
  await sql`
    update settings set company = ${company.trim()}, locale = ${locale}, currency = ${currency}, timezone = ${timezone},
      week_start = ${week_start}, named_at = coalesce(named_at, now())`.execute(tx);
  const data = await readSetup(tx);
  const changes = names
    .filter((field) => before[field] !== data.company[field])
    .map((field) => ({ field, old: before[field], new: data.company[field] }));
  if (changes.length > 0) audit(tx, { actor, trace, action: 'update', model: 'setup', label: data.company.company, changes });
  return { message: t('done.company_saved'), data };
}

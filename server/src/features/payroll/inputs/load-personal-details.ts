import { noDetails, type PersonalDetails } from '@cadre/rules/pay/basic/personal-details';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** An allowance has a currency. */
export type LoadedDetails = PersonalDetails & { currency: string | null };

/** The details, besides pay, that the taxes of these people depend on in a month. */
export async function loadPersonalDetails(db: Runner, month: string, ids: readonly number[]): Promise<(id: number) => LoadedDetails> {
  const { rows } = await sql<LoadedDetails & { employee_id: number }>`
    select distinct on (employee_id) employee_id, tax_class as "taxClass", children, coalesce(allowance, 0)::float8 as allowance,
      case when allowance is not null then currency end as currency, exempt_from_tax as "exemptFromTax", exempt_from_social as "exemptFromSocial"
    from tax_details where employee_id = any(${ids}::int[]) and valid_from <= ${month}
    order by employee_id, valid_from desc`.execute(db);
  const found = new Map(rows.map(({ employee_id, ...details }) => [employee_id, details]));
  return (id) => found.get(id) ?? { ...noDetails, currency: null };
}

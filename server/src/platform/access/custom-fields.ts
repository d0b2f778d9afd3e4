import type { CustomField, CustomFields } from '@cadre/contract/custom-field';
import type { Run } from '../database/database.ts';

/** The fields that the company added and has not hidden, in their order. */
export async function loadCustomFields(run: Run): Promise<CustomFields> {
  const { rows } = await run(selectFields, []);
  return Map.groupBy(rows as CustomField[], ({ model }) => model);
}

const selectFields = `
  select model, key, kind, required, tier, name, name_i18n, help, help_i18n, options, in_table, filterable
  from custom_fields where status = 'active' order by position, id`;

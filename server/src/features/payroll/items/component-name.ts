import { type Sql, sql } from '../../../platform/database/sql.ts';

/** The name of the component of a row, which payslips show to their owners as well. */
export const componentNamed = (field: string) => (): Sql =>
  sql`(select json_build_object('id', c.id, 'name', c.name) from pay_components c where c.id = r.${sql.ref(field)})`;

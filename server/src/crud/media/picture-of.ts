import type { ResourceName } from '@cadre/contract/resources/index';
import { type Sql, sql } from '../../platform/database/sql.ts';

/** The URL of a record's picture. It is part of the statement because a database function would be called once for every row. */
export const pictureOf = (resource: ResourceName, id: Sql): Sql => sql`(
  select concat('/', m.model, '/', m.model_id, '/media/', m.id) from media m
  where m.model = ${sql.lit(resource)} and m.model_id = ${id} and m.collection = 'picture' order by m.id desc limit 1)`;

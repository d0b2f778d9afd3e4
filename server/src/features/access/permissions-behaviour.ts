import type { Behaviour } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';

export const permissionsBehaviour: Behaviour = {
  columns: { roles_count: () => sql`(select count(*)::int from role_permissions p where p.permission = r.name)` },
};

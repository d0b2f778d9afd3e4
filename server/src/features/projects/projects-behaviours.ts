import type { Behaviours } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';

export const projectsBehaviours: Behaviours = {
  clients: { columns: { projects_count: () => sql`(select count(*)::int from projects p where p.client_id = r.id)` } },
};

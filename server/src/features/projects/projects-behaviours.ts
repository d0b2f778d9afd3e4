import type { Behaviours } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import { projectsBehaviour } from './projects/projects-behaviour.ts';
import { ratesBehaviour } from './rates/rates-behaviour.ts';
import { termsBehaviour } from './retainers/terms-behaviour.ts';

export const projectsBehaviours: Behaviours = {
  clients: { columns: { projects_count: () => sql`(select count(*)::int from projects p where p.client_id = r.id)` } },
  projects: projectsBehaviour,
  rates: ratesBehaviour,
  'retainer-terms': termsBehaviour,
};

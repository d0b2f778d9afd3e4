import { projects } from '@cadre/contract/resources/projects';
import { burnOn, accuracy as nearness } from '@cadre/rules/reports/project-figures';
import { seen } from '../../../crud/access/access.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { ReportScope, ReportSource } from './report-source.ts';

const keys = sql`r.id as k_project, r.client_id as k_client, r.manager_id as k_manager, r.billing_type as k_billing_type, x.department_id as k_department`;

/** A row per project and department that has an estimate or hours. */
const burnFacts = ({ actor }: ReportScope): Sql => sql`
  select ${keys}, r.status as k_status, r.status as c_status, x.baseline as c_baseline, x.estimate as c_estimate, x.spent as c_spent, x.approved as c_approved,
    x.etc as c_etc, x.recent as c_recent, r.end_date::text as c_end_date
  from projects r join project_parts x on x.project_id = r.id
  where ${seen(projects, actor)} and (r.status in ('active', 'on_hold') or x.spent > 0 or x.estimate > 0)`;

export const burn: ReportSource = { facts: burnFacts, finish: ({ today }) => burnOn(today) };

/** Completed projects: their first estimate against the time spent. */
const accuracyFacts = ({ actor }: ReportScope): Sql => sql`
  select ${keys}, x.baseline as c_proposal, x.spent as c_final
  from projects r join project_parts x on x.project_id = r.id
  where ${seen(projects, actor)} and r.status = 'completed'`;

export const accuracy: ReportSource = { facts: accuracyFacts, finish: () => nearness };

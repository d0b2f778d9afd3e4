import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** Two examples of saved reports: one shared with all users, and one sent by mail. */
export async function writeSavedReports(tx: Transaction): Promise<void> {
  await sql`
    insert into saved_reports (user_id, name, report, filters, period, is_shared, schedule, recipients, format)
    select u.id, x.name, x.report, x.filters::jsonb, x.period, x.is_shared, x.schedule, x.recipients::jsonb, x.format
    from users u join (values
      ('admin@example.com', 'Utilization by department', 'utilization', '{"group_by": ["department", "employee"]}', 'last_month', true, null, '[]', 'xlsx'),
      ('projects@example.com', 'Burn of my projects', 'burn', '{"group_by": ["project", "department"]}', null, false, 'weekly', '["projects@example.com"]', 'pdf')
    ) as x (email, name, report, filters, period, is_shared, schedule, recipients, format) on lower(u.email) = x.email`.execute(tx);
}

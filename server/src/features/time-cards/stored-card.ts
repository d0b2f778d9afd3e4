import type { StoredRow } from '../../crud/access/caller.ts';
import type { Columns } from '../../platform/database/tables.ts';

export type StoredTask = StoredRow &
  Columns<'tasks', 'employee_id' | 'date' | 'project_id' | 'project_task_id' | 'minutes' | 'description' | 'billable' | 'time_card_id'> & {
    work_type: 'normal' | 'overtime' | 'travel' | 'on_call';
    status: 'draft' | 'submitted' | 'approved' | 'rejected';
  };

export type StoredCard = StoredRow &
  Columns<
    'time_cards',
    'employee_id' | 'title' | 'week_year' | 'week' | 'from_date' | 'to_date' | 'required_minutes' | 'total_minutes' | 'attempt' | 'on_time'
  > & { status: 'draft' | 'submitted' | 'approved' | 'rejected' };

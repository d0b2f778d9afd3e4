import type { Row } from '../../../fields/kind.ts';

/** Where the day of a punch is explained; a punch that belongs to no day yet has none. */
export const dayPath = ({ employee_id, work_date }: Row): string | undefined =>
  typeof work_date === 'string'
    ? `/attendances/timesheet?month=${work_date.slice(0, 7)}&person=${employee_id}&day=${work_date}`
    : undefined;

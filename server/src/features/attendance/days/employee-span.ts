import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from './spans.ts';

export type EmployeeSpan = DaySpan & { employee_id: number };

/** Spans as rows `s (employee_id, from_date, to_date, at)`; `at` counts from one. */
export const spanRows = (spans: readonly EmployeeSpan[]): Sql => sql`
  unnest(${spans.map((span) => span.employee_id)}::int[], ${spans.map((span) => span.from)}::date[], ${spans.map((span) => span.to)}::date[])
    with ordinality s (employee_id, from_date, to_date, at)`;

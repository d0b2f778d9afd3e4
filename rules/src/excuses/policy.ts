/** A branch's allowance of short absences, and its rules for corrections of attendance. */
export type ExcusePolicy = {
  /** Per calendar month; `null`: no limit. */
  excuse_minutes_per_month: number | null;
  excuse_count_per_month: number | null;
  /** Per excuse. */
  excuse_max_minutes: number | null;
  excuse_min_notice_minutes: number;
  excuse_past_days: number;
  correction_past_days: number;
  excuse_paid: boolean;
  /** How minutes beyond the month's quota are treated. */
  excuse_over_quota: 'block' | 'warn' | 'unpaid' | 'deduct_leave';
  excuse_leave_category_id: number | null;
  /** The day of the next month on which a month closes; `null`: never. */
  lock_day_of_month: number | null;
};

/** Defaults of a company without settings. */
export const defaultExcusePolicy: ExcusePolicy = {
  excuse_minutes_per_month: 240,
  excuse_count_per_month: null,
  excuse_max_minutes: null,
  excuse_min_notice_minutes: 0,
  excuse_past_days: 2,
  correction_past_days: 31,
  excuse_paid: true,
  excuse_over_quota: 'block',
  excuse_leave_category_id: null,
  lock_day_of_month: null,
};

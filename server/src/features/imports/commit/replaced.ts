import type { ChangeOfEmployment, StoredChange, Updated } from './update-employee.ts';

/** The values an import has replaced, for its undo. */
export type ReplacedValues = {
  values: Record<string, unknown>;
  version: number;
  day?: string;
  change?: ChangeOfEmployment | undefined;
  course?: StoredChange[];
};
export type Replaced = Omit<ReplacedValues, 'version'> & { row_no: number; id: number };

export const replacedValues = ({ replaced, after, day, change, course }: Updated): ReplacedValues => ({
  values: replaced,
  version: after.version,
  day,
  change,
  ...(typeof replaced.hire_date === 'string' && replaced.hire_date < String(after.hire_date) && { course }),
});

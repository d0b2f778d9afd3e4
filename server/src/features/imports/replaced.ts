import type { ChangeOfEmployment, StoredChange, Updated } from './update-employee.ts';

/** What an import has replaced, to be put back. */
export type Kept = {
  values: Record<string, unknown>;
  version: number;
  day?: string;
  change?: ChangeOfEmployment | undefined;
  course?: StoredChange[];
};
export type Replaced = Omit<Kept, 'version'> & { row_no: number; id: number };

export const keptOf = ({ replaced, after, day, change, course }: Updated): Kept => ({
  values: replaced,
  version: after.version,
  day,
  change,
  ...(typeof replaced.hire_date === 'string' && replaced.hire_date < String(after.hire_date) && { course }),
});

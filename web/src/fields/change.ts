/** A change of a reference carries the known names of its records, and a change of an amount its currencies. */
export type Change = {
  field: string;
  old: unknown;
  new: unknown;
  old_name?: string | null;
  new_name?: string | null;
  old_currency?: string | null;
  new_currency?: string | null;
  refused?: boolean;
};

export const changesOf = (value: unknown): Change[] => (Array.isArray(value) ? (value as Change[]) : []);

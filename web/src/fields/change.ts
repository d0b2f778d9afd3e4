/** A change of a reference carries the names of what it refers to, as far as they are known, and one of an amount its currencies. */
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

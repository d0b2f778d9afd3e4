import { document, optionally, required, text } from '../fields.ts';

/** The change of a field: its old and its new value. */
export const change = { field: text(required), old: document(), new: document() } as const;

/** As in the history: references by their names of that time, amounts with their currencies. */
export const noted = {
  ...change,
  ...optionally({ old_name: text(), new_name: text(), old_currency: text(), new_currency: text() }),
} as const;

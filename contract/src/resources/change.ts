import { document, optionally, required, text } from '../fields.ts';

/** What became of a field: what it was and what it is. */
export const change = { field: text(required), old: document(), new: document() } as const;

/** As the history tells it: references by their names of that time, amounts with their currencies. */
export const noted = {
  ...change,
  ...optionally({ old_name: text(), new_name: text(), old_currency: text(), new_currency: text() }),
} as const;

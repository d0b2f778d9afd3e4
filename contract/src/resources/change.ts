import { document, required, text } from '../fields.ts';

/** What became of a field: what it was and what it is. */
export const change = { field: text(required), old: document(), new: document() } as const;

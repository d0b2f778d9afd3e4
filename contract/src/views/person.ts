import { group, named, required, text } from '../fields.ts';

/** A person as the rows of a view name them. */
export const person = group({ ...named, department: text(required), pic: text() }, required);

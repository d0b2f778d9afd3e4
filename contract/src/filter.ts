import type { Field } from './fields.ts';

/** One filter: the field it compares, and the names of the filters it is an alias for. `one`: a single value, never several. */
export type Filter = { field: Field; as?: readonly string[]; one?: true };
export type Filters = { readonly [name: string]: Filter };

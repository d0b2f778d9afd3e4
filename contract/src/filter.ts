import type { Field } from './fields.ts';

/** One filter: the field it compares, and the names of the filters that it stands for, where that is another one. `one`: a value as the field is, never several. */
export type Filter = { field: Field; as?: readonly string[]; one?: true };
export type Filters = { readonly [name: string]: Filter };

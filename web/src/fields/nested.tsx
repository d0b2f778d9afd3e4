import type { FieldKind } from './kind.ts';

/** A value that contains other values has a page of its own; lists and drawers leave it out. */
export const nested: FieldKind = { Cell: () => null, hint: 'enter', width: 120 };

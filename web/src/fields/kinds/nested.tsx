import type { FieldKind } from '../kind.ts';

/** A value that contains other values has a separate page; lists and drawers leave it out. */
export const nested: FieldKind = { Cell: () => null, hint: 'enter', width: 120 };

import type { FieldKind } from './kind.ts';

/** What holds other values has a page of its own; lists and drawers say nothing about it. */
export const nested: FieldKind = { Cell: () => null, hint: 'enter', width: 120 };

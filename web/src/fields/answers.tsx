import type { FieldKind } from './kind.ts';

/** The content of a form has a page of its own; lists and drawers say nothing about it. */
export const answers: FieldKind = { Cell: () => null, hint: 'enter', width: 120 };

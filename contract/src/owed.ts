import type { Fields } from './fields.ts';

/** What a declaration owes the rest of the product besides its fields; without it, it does not compile. */
export type Owed<F extends Fields, S> = (IsAboutEmployees<F, S> extends true ? { life: { onPurge: string } } : unknown) &
  (S extends { life: { request: object } } ? { list: { foundBy: unknown }; record: { icon: string; timeline: unknown } } : unknown);

/** Columns with an employee whom a row is about, besides its owner. */
export const subjectColumns = ['employee_id', 'to_employee_id'] as const;

type IsAboutEmployees<F extends Fields, S> = (typeof subjectColumns)[number] & keyof F extends never
  ? S extends { access: { owner: { employee: string; lead?: never } } }
    ? true
    : false
  : true;

/**
 * A row about employees that a purge retains declares which of its texts are in people's words, so that they are erased. If it is retained as
 * it is, there are none.
 */
export type OwedWords<F extends Fields, S> = S extends { life: { onPurge: 'anonymise' } }
  ? { [K in keyof F]: IsText<F[K]> extends true ? { words: boolean | 'masked' } : unknown }
  : S extends { life: { onPurge: 'retain' } }
    ? { [K in keyof F]: IsText<F[K]> extends true ? (F[K] extends { readonly: true } ? unknown : { words: false }) : unknown }
    : unknown;

type IsText<F> = F extends { kind: 'text' | 'long_text' } ? (F extends { computed: true } | { apart: true } ? false : true) : false;

import type { Fields, ValueOf } from './fields.ts';

/** A call that is not plain CRUD. Who may make it stands here, so a route without access cannot exist. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1; `:id` marks a parameter. */
  path: `/${string}`;
  /** Anyone, any signed-in user, or who holds the right. */
  access: 'public' | 'signed_in' | `${string}.${string}`;
  body?: Fields;
  query?: Fields;
  /** The heading it stands under in the API document. */
  tag: string;
};

export const call = <const C extends Call>(declared: C): C => declared;

type Values<F extends Fields> = { [K in keyof F as F[K] extends { required: true } ? K : never]: ValueOf<F[K]> } & {
  [K in keyof F as F[K] extends { required: true } ? never : K]?: ValueOf<F[K]> | null;
};

export type BodyOf<C extends Call> = C['body'] extends Fields ? Values<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends Fields ? Values<C['query']> : Record<string, never>;

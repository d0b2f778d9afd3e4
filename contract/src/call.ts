import { type Field, type Fields, group, isField, namedBy, required } from './fields.ts';
import type { Filters } from './filter.ts';
import type { OrNull, ResponseOf, ResponseValue, Sent } from './values.ts';

/** A complete declaration of a call, including its access, so that no route can exist without it. */
export type Call = CallBase & (Reading | Writing);

type CallBase = {
  /** Below /api/v1; `:id` marks a parameter. */
  path: `/${string}`;
  /** Public, any signed-in user, or users with the right. */
  access: 'public' | 'signed_in' | `${string}.${string}`;
  body?: Fields;
  /** A bare list as the body means that list under this name. */
  listAs?: string;
  /** Alternative bodies, for the API document, if fields of `body` depend on each other. */
  bodies?: readonly Fields[];
  /** The other fields of a multipart body, next to `files[]`. */
  upload?: Fields;
  /** The types of the files that are taken. */
  takes?: readonly string[];
  query?: Fields;
  /** The parameters of the path; any others are ids of records. */
  params?: Fields;
  /** The content of the JSON parameter `filters`, for the API document. */
  filters?: Filters;
  /** A result that takes long is announced with 202 instead. */
  takesLong?: true;
  /** A valid input for the API document, if the fields alone do not show which values belong together. */
  example?: { params?: Example; body?: Example };
  /** A summary for the API document. */
  summary?: string;
  /** The heading in the API document, and the key of the response in the web's cache. */
  tag: string;
};

type Example = Readonly<Record<string, unknown>>;

/** A read has a response, or returns a file of one of these types. */
type Reading = {
  method: 'GET';
  /** Carries an ETag although it is no single record. */
  tagged?: true;
  touches?: never;
  repeats?: never;
} & ({ answer: Answer; file?: never } | { file: readonly string[]; answer?: never });

type Writing = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The data in addition to the message; defaults to the message only. */
  answer?: Answer;
  file?: never;
  /** The call is safe to repeat, so its response is not stored: it is executed again even with the same Idempotency-Key. */
  repeats?: true;
  /** The tags whose cached responses a write invalidates in the web. */
  touches: readonly string[];
  tagged?: never;
};

/** Fields, a list, or a record: the content of `data`. A page of rows also has `meta`; a whole response has neither. */
export type Answer = Fields | Field | Page | Whole;
type Page<F extends Field = Field> = { kind: 'page'; of: F };
type Whole<F extends Fields = Fields> = { kind: 'whole'; fields: F };

/** The body's fields take their texts from the noun of the tag, unless the field comes from a resource. */
export const call = <const C extends Call>(declared: C): C =>
  declared.body ? { ...declared, body: { ...namedBy(declared.tag, declared.body), ...namedElsewhere(declared.body) } } : declared;

const namedElsewhere = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, field]) => field.noun));

/** One page of many rows. */
export const page = <const F extends Field | Fields>(of: F) =>
  ({ kind: 'page', of: isField(of) ? of : group(of, required) }) as Page<
    F extends Field ? F : F extends Fields ? { kind: 'group'; fields: F; required: true } : never
  >;

/** A response without `data` and `message`, only with its own fields. */
export const whole = <const F extends Fields>(fields: F): Whole<F> => ({ kind: 'whole', fields });

export type Meta = {
  total: number;
  page: number;
  per_page: number;
  last_page: number;
  /** `capped`: there are more rows than `total`. */
  count?: 'exact' | 'capped';
  /** Amounts of several currencies were compared in this one, by today's exchange rates. */
  compared_in?: string;
  /** The cursor of the next page; missing on the last one. */
  next?: string | null;
};

type Data<A> = A extends Page<infer F> ? ResponseValue<F>[] : A extends Field ? OrNull<A> : A extends Fields ? ResponseOf<A> : undefined;
type Message<C extends Call> = C['method'] extends 'GET' ? unknown : { message: string };

/** The type of `data`. */
export type DataOf<C extends Call> = Data<C['answer']>;

/** The body of the answer. */
export type AnswerOf<C extends Call> =
  C['answer'] extends Whole<infer F>
    ? ResponseOf<F>
    : C['answer'] extends Page
      ? { data: DataOf<C>; meta: Meta }
      : C['answer'] extends Field | Fields
        ? { data: DataOf<C> } & Message<C>
        : { message: string };

export type BodyOf<C extends Call> = C['body'] extends Fields ? Sent<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends Fields ? Sent<C['query']> : Record<string, never>;

/** The parameters of its path. */
export type ParamsOf<C extends Call> = { [K in ParameterIn<C['path']>]: string | number };
type ParameterIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParameterIn<`/${After}`>
    : Rest
  : never;

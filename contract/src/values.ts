import type { Field, Fields, Kind } from './fields.ts';

export type Grant = { name: string; scope: string };
export type NamedRef = { id: number; name: string };
export type Can = Record<string, boolean>;

type Simple = {
  integer: number;
  decimal: number;
  minutes: number;
  hours: number;
  share: number;
  money: number;
  reference: number;
  boolean: boolean;
  references: number[];
  grants: Grant[];
  document: unknown;
  answers: Record<string, unknown>;
  scalar: string | number;
};

type Plain<F extends { kind: Kind }> = F extends { kind: 'choice'; options: readonly (infer V)[] }
  ? V
  : F extends { kind: infer K extends keyof Simple }
    ? Simple[K]
    : string;

type Must = { required: true };
type Carried = { carried: true };

/** The value of a field as it is sent; unknown where the field is known at run time alone. */
export type ValueOf<F extends { kind: Kind }> = Kind extends F['kind']
  ? unknown
  : F extends { kind: 'group'; fields: infer G extends Fields }
    ? Sent<G>
    : F extends { kind: 'list'; of: infer I extends Field }
      ? (F extends { gaps: true } ? ValueOf<I> | null : ValueOf<I>)[]
      : F extends { kind: 'map'; of: infer I extends Field }
        ? Record<string, I extends Must ? ValueOf<I> : ValueOf<I> | null>
        : Plain<F>;

/** The type of a body or a query: optional fields may be left out or emptied, and carried-over ones may be left out. */
export type Sent<F extends Fields> = { [K in keyof F as F[K] extends Must ? (F[K] extends Carried ? never : K) : never]: ValueOf<F[K]> } & {
  [K in keyof F as string extends K ? never : F[K] extends Must ? (F[K] extends Carried ? K : never) : K]?:
    | ValueOf<F[K]>
    | (F[K] extends Must ? never : null);
};

/** The value of a field in a response. A list is empty instead of null. */
export type ResponseValue<F extends { kind: Kind }> = Kind extends F['kind']
  ? unknown
  : F extends { kind: 'group'; fields: infer G extends Fields }
    ? F extends { open: true }
      ? ResponseOf<G> & Record<string, unknown>
      : ResponseOf<G>
    : F extends { kind: 'list'; of: infer I extends Field }
      ? (F extends { gaps: true } ? ResponseValue<I> | null : ResponseValue<I>)[]
      : F extends { kind: 'map'; of: infer I extends Field }
        ? Record<string, OrNull<I>>
        : F extends { kind: 'record'; resource: infer R extends { fields: Fields } }
          ? F extends { partly: true }
            ? { id: number } & Partial<RecordOf<R>>
            : RecordOf<R>
          : F extends { kind: 'either'; of: infer L extends readonly Field[] }
            ? { [K in keyof L]: ResponseValue<L[K]> }[number]
            : F extends { kind: 'shape'; yields?: infer T }
              ? T
              : F extends { kind: 'document'; holds: infer H extends Field }
                ? ResponseValue<H>
                : Plain<F>;

/** Optional fields may be null, except lists. */
export type OrNull<F extends Field> = [F] extends [Must | { kind: 'list' }] ? ResponseValue<F> : ResponseValue<F> | null;

/** The type of a response: every key is present unless it is declared optional. */
export type ResponseOf<F extends Fields> = {
  [K in keyof F as string extends K ? never : F[K] extends { optional: true } ? never : K]: OrNull<F[K]>;
} & {
  [K in keyof F as F[K] extends { optional: true } ? K : never]?: OrNull<F[K]>;
};

/** A record in a response: fields of a tier and `inside` fields may be absent, and references also have a name. */
export type RecordOf<R extends { fields: Fields }> = { id: number; can: Can } & Stamps<R> & {
    [K in keyof R['fields'] as R['fields'][K] extends Withheld ? never : K]: OrNull<R['fields'][K]>;
  } & {
    [K in keyof R['fields'] as R['fields'][K] extends { tier: string } | { inside: true } | { long: true } ? K : never]?: OrNull<
      R['fields'][K]
    >;
  } & {
    [K in keyof R['fields'] as NameOf<K, R['fields'][K]>]?: R['fields'][K] extends { kind: 'references' } ? NamedRef[] : NamedRef | null;
  };

/** Ledgers are append-only and have no version, and no times but their own. */
type Stamps<R> = R extends { life: { ledger: true } } ? unknown : { version: number; created_at: string; updated_at: string };
type Withheld = { tier: string } | { inside: true } | { long: true } | { secret: true };
type NameOf<K, F> = F extends { kind: 'reference' | 'references' }
  ? K extends `${infer N}_id`
    ? N
    : K extends string
      ? `${K}_named`
      : never
  : never;

import type { Fields, ValueOf } from '@cadre/contract/fields';
import type { resources } from '@cadre/contract/resources/index';
import type { ColumnType, Generated } from 'kysely';

/** The tables' types, derived from the declarations; a test compares both with the database. */

type Snake<S extends string> = S extends `${infer A}-${infer B}` ? `${A}_${Snake<B>}` : S;

type ColumnOf<F extends Fields[string]> = F extends { required: true }
  ? Stored<F>
  : F extends { readonly: true }
    ? Generated<Stored<F> | null>
    : Stored<F> | null;

type Stored<F extends Fields[string]> = F['kind'] extends 'moment' ? Date : F['kind'] extends 'document' ? unknown : ValueOf<F>;

type IsColumn<F extends Fields[string]> = F extends { computed: true } | { kind: 'references' | 'grants' } ? false : true;

type System = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  created_by_id: number | null;
  updated_by_id: number | null;
};

type TableOf<F extends Fields> = System & { [K in keyof F as IsColumn<F[K]> extends true ? K : never]: ColumnOf<F[K]> };

type Declared = {
  [R in keyof typeof resources as Snake<R>]: TableOf<(typeof resources)[R]['fields']>;
};

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Tables without a declaration: the technical ones. */
type Technical = {
  role_permissions: { role_id: number; permission: string; scope: string };
  user_roles: { user_id: number; role_id: number };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    created_at: Instant;
    last_seen_at: Instant;
    expires_at: Instant;
    ip: string | null;
    user_agent: string | null;
  };
  password_links: { token_hash: Buffer; user_id: number; purpose: 'reset' | 'invite'; expires_at: Instant; used_at: MaybeInstant };
  attempts: { key: string; failures: number; since: Instant; blocked_until: MaybeInstant };
  access_epoch: { epoch: number };
  logs_daily: { day: string; rows: number };
  media: {
    id: Generated<number>;
    model: string;
    model_id: number;
    collection: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    stored_as: string;
    created_at: Instant;
    created_by_id: number | null;
  };
  notifications: {
    id: Generated<number>;
    user_id: number;
    type: string;
    args: ColumnType<Record<string, string | number>, string, string>;
    link: string | null;
    created_at: Instant;
    read_at: MaybeInstant;
  };
  exports: {
    token_hash: Buffer;
    cookie_hash: Buffer;
    user_id: number;
    name: string;
    type: string;
    stored_as: string;
    created_at: Instant;
    expires_at: Instant;
    downloads: Generated<number>;
  };
  idempotency_keys: {
    user_id: number;
    key: string;
    fingerprint: string;
    status: number | null;
    body: string | null;
    created_at: Instant;
  };
  settings: { company: string; timezone: string; currency: string };
};

/** Columns that a declared table has beyond its declaration: never sent, so never declared. */
type Hidden = {
  users: {
    password_hash: string | null;
    preferences: ColumnType<Record<string, unknown>, string | undefined, string>;
    search_text: Generated<string>;
  };
  employees: { search_text: Generated<string> };
  logs: { prev_hash: Generated<string> };
};

export type Tables = { [T in keyof Declared]: Declared[T] & (T extends keyof Hidden ? Hidden[T] : unknown) } & Technical;

import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type Sql, sql } from '../../platform/database/sql.ts';

export const tableName = (resource: { name: string }): string => resource.name.replaceAll('-', '_');
export const table = (resource: { name: string }): Sql<unknown> => sql.ref(tableName(resource));
export const column = (name: string): Sql<unknown> => sql.ref(`r.${name}`);

/** Whether a field is a column of the resource's table. */
export const isColumn = (field: Field): boolean =>
  !field.computed && !field.apart && field.kind !== 'references' && field.kind !== 'grants';

export const columnFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => isColumn(field));

/** Order as people expect it in any language; the same on both engines. */
export const humanOrder = (expression: Sql<unknown>): Sql<unknown> => sql`${expression} collate "und-x-icu"`;

const textKinds = new Set(['text', 'long_text', 'email']);
export const isText = (field: Field): boolean => textKinds.has(field.kind);

/** A decimal leaves the database as text, so that no digits are lost. */
export const withDecimals = (field: Field, value: unknown): unknown =>
  field.kind === 'decimal' && typeof value === 'string' ? Number(value) : value;

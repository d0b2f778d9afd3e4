import { isSealed, sealMask } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import type { Seal } from '../../platform/access/seal.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { tableName } from '../read/table.ts';

/** A sealed column is stored as `<last characters>|<cipher text>`, so that its values can be distinguished without decryption. */
const shown = 4;

export const purposeOf = (resource: Resource, field: string): string => `${tableName(resource)}.${field}`;

/** Seals the values before a write. A masked value is an untouched one from a form and changes nothing. */
export function sealValues(resource: Resource, seal: Seal, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = resource.fields[name];
      if (!field || !isSealed(field) || typeof value !== 'string') return [[name, value]];
      return value.startsWith(sealMask) ? [] : [[name, sealText(seal, purposeOf(resource, name), value)]];
    }),
  );
}

export const sealText = (seal: Seal, purpose: string, text: string): string =>
  `${tailOf(text.replaceAll(' ', ''))}|${seal.close(text, purpose)}`;

export const openText = (seal: Seal, purpose: string, stored: string): string => seal.open(stored.slice(stored.indexOf('|') + 1), purpose);

/** Short values reveal no characters. */
const tailOf = (text: string): string => (text.length >= shown * 2 ? text.slice(-shown).replace('|', '') : '');

/** The last characters of a sealed value, with which it begins. */
export const masked = (stored: string): string => `${sealMask} ${stored.split('|', 1)[0]}`.trim();

export const maskedSeal = (stored: Sql<unknown>): Sql<unknown> =>
  sql`case when ${stored} is not null then rtrim(${sql.lit(`${sealMask} `)} || split_part(${stored}, '|', 1)) end`;

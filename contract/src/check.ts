import { isDate, isMonth } from '@cadre/rules/calendar';
import { isIban } from '@cadre/rules/iban';
import { currencyDigits } from '@cadre/rules/money';
import { isNetwork } from '@cadre/rules/network';
import { type Field, type Fields, isWritable, mostInList, sealMask } from './fields.ts';
import type { Complaint, Complaints } from './problems.ts';
import { isScope } from './scopes.ts';

/**
 * The one check of values, used by every form before it sends and by the server before it saves. For a nested value it returns the first
 * complaint.
 */
export function checkField(field: Field, value: unknown): Complaint | undefined {
  const found = newComplaints();
  checkValue(found, '', field, value);
  return Object.values(found)[0]?.[0];
}

/** `partial` for a change: only the sent fields are checked, but required ones may not be emptied. */
export function checkRecord(fields: Fields, input: Record<string, unknown>, partial = false): Complaints {
  const found = newComplaints();
  checkFields(found, '', fields, input, partial);
  return found;
}

/** More complaints would not be read, and each has to be translated. */
export const mostComplaints = 100;

/** Without a prototype, so that a field called `__proto__` is refused by its name like any other. */
const newComplaints = (): Complaints => Object.create(null);
const isFull = (found: Complaints): boolean => Object.keys(found).length >= mostComplaints;
const within = (path: string, name: string | number): string => (path ? `${path}.${name}` : String(name)).slice(0, 120);

function checkFields(found: Complaints, path: string, fields: Fields, input: Record<string, unknown>, partial = false): void {
  for (const name of Object.keys(input)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && isWritable(field)) continue;
    if (isFull(found)) return;
    found[within(path, name)] = [{ code: 'unknown_field' }];
  }
  for (const [name, field] of writableFields(fields)) {
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value === undefined && (!field.required || ((partial || field.carried) && !Object.hasOwn(input, name)))) continue;
    if (isFull(found)) return;
    checkValue(found, within(path, name), field, value);
  }
}

const writable = new WeakMap<Fields, [string, Field][]>();

/** Found once; a file has thousands of records with the same fields. */
function writableFields(fields: Fields): [string, Field][] {
  const known = writable.get(fields);
  if (known) return known;
  const entries = Object.entries(fields).filter(([, field]) => isWritable(field));
  writable.set(fields, entries);
  return entries;
}

/** Whether this can be the value of a field; empty and blank values cannot. */
export const isValueOf = (field: Field, value: unknown): boolean => !checkField({ ...field, required: true }, value);

/** A text without any visible character: only spaces and invisible characters. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' && !/[^\s\p{Z}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(value);

/** A container is checked inside; any other value has its own complaint. */
function checkValue(found: Complaints, path: string, field: Field, value: unknown): void {
  const isEmpty = value === null || value === undefined || isBlank(value);
  const complaint = isEmpty ? (field.required ? missing(field) : undefined) : checks[field.kind](field as never, value);
  if (complaint) found[path] = [complaint];
  else if (!isEmpty) checkInside(found, path, field, value);
}

function checkInside(found: Complaints, path: string, field: Field, value: unknown): void {
  if (field.kind === 'group') checkFields(found, path, field.fields, value as Record<string, unknown>);
  if (field.kind !== 'list' && field.kind !== 'map') return;
  const item: Field = field.kind === 'list' && !field.gaps ? { ...field.of, required: true } : field.of;
  for (const [name, inner] of Object.entries(value as object)) {
    if (isFull(found)) return;
    checkValue(found, within(path, name), item, inner);
  }
}

/** Patterns as a single expression, which the API document shows too. */
export const spelling = {
  code: /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u,
  phone: /^\+?[0-9 ()./-]{3,}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  key: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
  bic: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
} as const;
const like = (pattern: RegExp) => (value: string) => pattern.test(value);
const fits = {
  code: like(spelling.code),
  phone: like(spelling.phone),
  slug: like(spelling.slug),
  key: like(spelling.key),
  bic: like(spelling.bic),
  iban: isIban,
  month: isMonth,
  networks: (value: string) => value.split(/[\s,]+/).every((network) => network === '' || isNetwork(network)),
} as const;

/** Common addresses, not all that the RFC allows: no characters with a meaning in a link or in a mail header. */
const mailbox = /^[\p{L}\p{M}\p{N}_+='~-]+(\.[\p{L}\p{M}\p{N}_+='~-]+)*$/u;
const domain = /^([\p{L}\p{M}\p{N}]+(-+[\p{L}\p{M}\p{N}]+)*\.)+(\p{L}[\p{L}\p{M}]+|xn--[a-z0-9]+)$/iu;
const longestEmail = 254;
const isEmail = (value: string): boolean => {
  const [before = '', behind = '', ...rest] = value.split('@', 3);
  return value.length <= longestEmail && rest.length === 0 && mailbox.test(before) && domain.test(behind);
};
const momentPattern = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const notValid: Complaint = { code: 'not_valid' };

/** A character is at most two UTF-16 units, so a text far beyond the limit need not be split into characters. */
const isFarTooLong = ({ max }: { max?: number }, value: unknown): boolean => max !== undefined && String(value).length > 2 * max + 100;

const lengthOf = (field: { min?: number; max?: number; kind?: string }, value: unknown): Complaint | undefined => {
  if (typeof value !== 'string') return notValid;
  if (isFarTooLong(field, value)) return { code: 'too_long', max: field.max as number };
  if (controlCharacters.test(value) || !value.isWellFormed()) return notValid;
  // Outer spaces are trimmed before storing; in a password every character counts.
  const length = [...(field.kind === 'password' ? value : value.trim())].length;
  if (field.min !== undefined && length < field.min) return { code: 'too_short', min: field.min };
  if (field.max !== undefined && length > field.max) return { code: 'too_long', max: field.max };
  return undefined;
};

const rangeOf = (field: { min?: number; max?: number }, value: unknown): Complaint | undefined => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return notValid;
  return limitsOf(field, value);
};

const limitsOf = (field: { min?: number; max?: number }, value: number): Complaint | undefined => {
  if (field.min !== undefined && value < field.min) return { code: 'too_small', min: field.min };
  if (field.max !== undefined && value > field.max) return { code: 'too_big', max: field.max };
  return undefined;
};

/** A list lacks entries, anything else its value. */
const missing = ({ kind }: { kind: Field['kind'] }): Complaint => ({ code: kind === 'list' ? 'no_entries' : 'required' });

/** The number of entries of a list or a map. */
const countOf = (field: { kind: Field['kind']; min?: number; max?: number; required?: true }, count: number): Complaint | undefined => {
  if (field.required && (field.min ?? 1) === 1 && count === 0) return missing(field);
  if (field.min !== undefined && count < field.min) return { code: 'too_few', min: field.min };
  const max = field.max ?? mostInList;
  return count > max ? { code: 'too_many', max } : undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647;
const matches = (pattern: RegExp) => (_field: unknown, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? undefined : notValid;
const unless = (ok: boolean) => (ok ? undefined : notValid);

type Checks = { [K in Field['kind']]: (field: Extract<Field, { kind: K }>, value: unknown) => Complaint | undefined };

const checks: Checks = {
  text: (field, value) => {
    const complaint = lengthOf(field, value);
    if (complaint) return complaint;
    // A masked value comes back from a form unchanged and keeps the stored value.
    if (field.sealed && (value as string).startsWith(sealMask)) return undefined;
    return unless(!field.pattern || fits[field.pattern](value as string));
  },
  long_text: lengthOf,
  password: lengthOf,
  email: (field, value) => {
    // Length first: no address of fewer than three characters is valid, so the message about the length would never be shown.
    const complaint = lengthOf(field, value);
    if (complaint) return complaint;
    return isEmail(value as string) ? undefined : { code: 'wrong_email' };
  },
  integer: rangeOf,
  minutes: rangeOf,
  hours: (_field, value) => unless(typeof value === 'number' && Number.isFinite(value)),
  share: rangeOf,
  // Whether the decimals fit the currency depends on the sibling field; here: at most three, as no currency has more.
  money: (_field, value) =>
    unless(typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e12 && Number(value.toFixed(3)) === value),
  boolean: (_field, value) => unless(typeof value === 'boolean'),
  date: (_field, value) => unless(isDate(value)),
  moment: (_field, value) =>
    unless(
      typeof value === 'string' &&
        momentPattern.test(value) &&
        isDate(value.slice(0, 10)) &&
        !Number.isNaN(Date.parse(value.replace(' ', 'T'))),
    ),
  time: matches(/^([01]\d|2[0-3]):[0-5]\d$/),
  color: matches(/^#[0-9a-f]{6}$/i),
  country: matches(/^[A-Z]{2}$/),
  timezone: (_field, value) => unless(typeof value === 'string' && isTimeZone(value)),
  currency: (_field, value) => unless(typeof value === 'string' && currencyDigits(value) !== undefined),
  choice: (field, value) => unless(field.options.includes(value as string)),
  reference: (_field, value) => unless(isId(value)),
  references: (field, value) => {
    if (!Array.isArray(value) || value.length > 100 || !value.every(isId) || new Set(value).size !== value.length) return notValid;
    return field.required && value.length === 0 ? { code: 'required' } : undefined;
  },
  grants: (_field, value) => unless(Array.isArray(value) && value.length <= 1000 && value.every(isGrant)),
  // Documents are never a direct input; inside a list any value is accepted.
  document: () => undefined,
  answers: (_field, value) => unless(isObject(value)),
  decimal: (field, value) => (typeof value === 'number' && Number.isFinite(value) ? limitsOf(field, value) : notValid),
  scalar: (_field, value) => unless(typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))),
  group: (_field, value) => unless(isObject(value)),
  list: (field, value) => (Array.isArray(value) ? countOf(field, value.length) : notValid),
  map: (field, value) => (isObject(value) ? countOf(field, Object.keys(value).length) : notValid),
  record: () => notValid,
  either: () => notValid,
  shape: () => notValid,
};

const isGrant = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, scope, ...rest } = value as Record<string, unknown>;
  return typeof name === 'string' && name.length <= 80 && isScope(scope) && Object.keys(rest).length === 0;
};

const isTimeZone = (value: string): boolean => {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
};

import type { Answer, Call } from '@cadre/contract/call';
import { checkField } from '@cadre/contract/check';
import { customName } from '@cadre/contract/custom-fields';
import {
  boolean,
  choice,
  type Field,
  type Fields,
  group,
  integer,
  isField,
  list,
  map,
  moment,
  namedAs,
  text,
} from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { remembered } from './remembered.ts';

const required = { required: true } as const;
const named = { id: integer(required), name: text() };

/** The mismatches of a response with the declaration of its call, one line each; empty if it fits. */
export function misfits({ answer, method }: Pick<Call, 'answer' | 'method'>, body: unknown): string[] {
  const found: string[] = [];
  inFields(found, '', bodyFields(answer, method !== 'GET'), body);
  return found;
}

function bodyFields(answer: Answer | undefined, isWrite: boolean): Fields {
  const message = { message: text(required) };
  if (!answer) return message;
  if (answer.kind === 'whole') return answer.fields as Fields;
  if (answer.kind === 'page') return { data: list(answer.of as Field), meta };
  const data = isField(answer as Field | Fields) ? (answer as Field) : group(answer as Fields, required);
  return isWrite ? { ...message, data } : { data };
}

const meta = group(
  {
    total: integer(required),
    page: integer(required),
    per_page: integer(required),
    last_page: integer(required),
    count: choice({ options: ['exact', 'capped'], required: true, optional: true }),
    compared_in: text({ optional: true }),
    next: text({ optional: true }),
  },
  required,
);

/** `isOpen` decides which undeclared names are accepted. */
function inFields(found: string[], path: string, fields: Fields, value: unknown, isOpen: (name: string) => boolean = () => false): void {
  if (!isObject(value)) return void found.push(`${path || 'the answer'}: no object`);
  for (const name of Object.keys(value))
    if (!isOpen(name) && !Object.hasOwn(fields, name)) found.push(`${within(path, name)}: not declared`);
  for (const [name, field] of Object.entries(fields)) {
    if (Object.hasOwn(value, name)) inValue(found, within(path, name), field, value[name]);
    else if (!field.optional) found.push(`${within(path, name)}: missing`);
  }
}

function inValue(found: string[], path: string, field: Field, value: unknown): void {
  if (value === null) {
    if (field.required || field.kind === 'list') found.push(`${path}: null`);
    return;
  }
  if (field.kind === 'group') return inFields(found, path, field.fields, value, () => field.open === true);
  if (field.kind === 'shape') return inFields(found, path, field.fields(), value);
  if (field.kind === 'either') return inAnyOf(found, path, field.of, value);
  if (field.kind === 'document' && field.holds) return inValue(found, path, field.holds, value);
  if (field.kind === 'record') return inRecord(found, path, field, value);
  if (field.kind === 'list' || field.kind === 'map') return inEach(found, path, field, value);
  if (isShown(field, value)) return;
  found.push(`${path}: ${JSON.stringify(value)?.slice(0, 60)} is no ${field.kind}`);
}

function inAnyOf(found: string[], path: string, of: readonly Field[], value: unknown): void {
  const tried = of.map((field) => {
    const wrong: string[] = [];
    inValue(wrong, path, field, value);
    return wrong;
  });
  const [closest = []] = tried.sort((a, b) => a.length - b.length);
  found.push(...closest);
}

function inEach(found: string[], path: string, field: Extract<Field, { kind: 'list' | 'map' }>, value: unknown): void {
  const { kind, of } = field;
  if (kind === 'list' ? !Array.isArray(value) : !isObject(value)) return void found.push(`${path}: no ${kind}`);
  const item: Field = kind === 'list' && !field.gaps ? { ...of, required: true } : of;
  for (const [name, inner] of Object.entries(value as object)) inValue(found, within(path, kind === 'list' ? '*' : name), item, inner);
}

function inRecord(found: string[], path: string, field: Extract<Field, { kind: 'record' }>, value: unknown): void {
  const resource = field.resource as Resource;
  const isIdAlone = isObject(value) && Object.keys(value).join() === 'id';
  const isOwn = (name: string): boolean => resource.record.custom === true && name.startsWith(customName(''));
  inFields(found, path, field.partly && isIdAlone ? { id: integer(required) } : recordFields(resource), value, isOwn);
}

/**
 * A record as sent: system columns, the permissions of the caller, its fields, and references by name. Tiers are sent only to callers who
 * may read them.
 */
const recordFields = remembered((resource: Resource): Fields => {
  const fields: Fields = { id: integer(required), can: map(boolean(required), required) };
  if (!resource.life.ledger)
    Object.assign(fields, { version: integer(required), created_at: moment(required), updated_at: moment(required) });
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.secret) continue;
    const optional = field.tier || field.inside || field.long ? { optional: true as const } : {};
    fields[name] = { ...field, ...optional };
    if (field.kind === 'reference') fields[namedAs(name)] = group(named, optional);
    if (field.kind === 'references') fields[namedAs(name)] = list(named, optional);
  }
  return fields;
});

const wordy: ReadonlySet<string> = new Set(['text', 'long_text', 'email', 'password']);
/** The only format of moments in responses. */
const momentOnTheWire = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Stored texts may exceed the current limits for input; all other values are checked as strictly as in a form. */
function isShown(field: Field, value: unknown): boolean {
  if (wordy.has(field.kind)) return typeof value === 'string';
  if (field.kind === 'integer' || field.kind === 'minutes' || field.kind === 'share') return Number.isSafeInteger(value);
  if (field.kind === 'moment') return typeof value === 'string' && momentOnTheWire.test(value);
  return checkField(field, value) === undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (path: string, name: string): string => (path ? `${path}.${name}` : name);

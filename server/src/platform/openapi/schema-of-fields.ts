import { spelling } from '@cadre/contract/check';
import { type Field, type Fields, isWritable, mostInList, namedAs } from '@cadre/contract/fields';
import { scopes } from '@cadre/contract/scopes';

export type Schema = Record<string, unknown>;

/** Whether a value is input or output: input has limits, output has every key. */
type Way = 'sent' | 'told';
type Schemas = { [K in Field['kind']]: (field: Extract<Field, { kind: K }>, way: Way) => Schema };

const length = (field: { min?: number; max?: number }): Schema => ({
  type: 'string',
  ...(field.min !== undefined && { minLength: field.min }),
  ...(field.max !== undefined && { maxLength: field.max }),
});

const range = (field: { min?: number; max?: number }): Schema => ({
  type: 'integer',
  ...(field.min !== undefined && { minimum: field.min }),
  ...(field.max !== undefined && { maximum: field.max }),
});

const id: Schema = { type: 'integer', minimum: 1 };
const named: Schema = { type: 'object', properties: { id, name: { type: 'string' } }, required: ['id', 'name'] };

type Pattern = NonNullable<Extract<Field, { kind: 'text' }>['pattern']>;
const spelled: Record<Pattern, Schema> = {
  code: { pattern: spelling.code.source, examples: ['A-17'] },
  phone: { pattern: spelling.phone.source, examples: ['+34 600 123 456'] },
  slug: { pattern: spelling.slug.source, examples: ['north-office'] },
  key: { pattern: spelling.key.source, examples: ['shirt_size'] },
  bic: { pattern: spelling.bic.source, examples: ['DEUTDEFF500'] },
  iban: { examples: ['DE89 3704 0044 0532 0130 00'] },
  month: { pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])$', examples: ['2026-05'] },
  networks: { examples: ['192.0.2.0/24'] },
};

/** A text that is spelled so. */
export const exampleOfPattern = (pattern: Pattern): string | undefined => (spelled[pattern].examples as string[] | undefined)?.[0];

const schemas: Schemas = {
  text: (field, way) => ({ ...length(field), ...(way === 'sent' && field.pattern && !field.sealed && spelled[field.pattern]) }),
  long_text: length,
  password: (field) => ({ ...length(field), format: 'password' }),
  email: (field) => ({ ...length(field), format: 'email' }),
  integer: range,
  minutes: (field) => ({ ...range(field), description: 'Whole minutes.' }),
  hours: () => ({ type: 'number', description: 'Hours with two decimals.' }),
  share: (field) => ({ ...range(field), description: 'Basis points: 10000 is 100 %.' }),
  money: (field) => ({ type: 'number', description: `In major units of \`${field.currency}\`.` }),
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  moment: () => ({ type: 'string', format: 'date-time' }),
  time: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'A time on the wall, 24 hours.' }),
  color: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  country: () => ({ type: 'string', pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' }),
  timezone: () => ({ type: 'string', description: 'IANA time zone.', examples: ['Europe/Madrid'] }),
  currency: () => ({ type: 'string', pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
  choice: (field) => ({ type: 'string', enum: [...field.options] }),
  reference: (field) => ({ ...id, description: `Id of one of \`${field.to}\`.` }),
  references: (field) => ({ type: 'array', items: id, maxItems: 100, description: `Ids of \`${field.to}\`.` }),
  grants: () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { name: { type: 'string' }, scope: { type: 'string', enum: [...scopes] } },
      required: ['name', 'scope'],
    },
  }),
  document: ({ holds }) => (holds ? schemaOfField(holds, 'told') : {}),
  answers: () => ({ type: 'object', additionalProperties: true }),
  decimal: (field) => ({ ...range(field), type: 'number' }),
  scalar: () => ({ type: ['string', 'number'] }),
  group: ({ fields }, way) => (way === 'sent' ? schemaOfFields(fields) : schemaOfResponse(fields)),
  list: ({ of, min, max, gaps }, way) => ({
    type: 'array',
    items: gaps ? orNull(schemaOfField(of, way)) : schemaOfField(of, way),
    ...(min !== undefined && { minItems: min }),
    ...(way === 'sent' && { maxItems: max ?? mostInList }),
  }),
  map: ({ of }, way) => ({ type: 'object', additionalProperties: of.required ? schemaOfField(of, way) : orNull(schemaOfField(of, way)) }),
  record: ({ resource, partly }) => (partly ? { oneOf: [recordRef(resource.name), idAlone] } : recordRef(resource.name)),
  either: ({ of }) => ({ anyOf: of.map((field) => schemaOfField(field, 'told')) }),
  shape: ({ name }) => recordRef(name),
};

const recordRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const idAlone: Schema = {
  type: 'object',
  properties: { id },
  required: ['id'],
  additionalProperties: false,
  description: 'The id alone, for who may make a record but not see it.',
};

export const schemaOfField = (field: Field, way: Way = 'sent'): Schema => schemas[field.kind](field as never, way);

/** The schema of a response. */
export function schemaOfResponse(fields: Fields): Schema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !field.optional).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, field]) => {
        const schema = schemaOfField(field, 'told');
        return [name, field.required || field.kind === 'list' ? schema : orNull(schema)];
      }),
    ),
    ...(required.length > 0 && { required }),
  };
}

/** The schema of an input; `partial` if it only contains changes. */
export function schemaOfFields(fields: Fields, { partial = false } = {}): Schema {
  const writable = Object.entries(fields).filter(([, field]) => isWritable(field));
  const required = partial ? [] : writable.filter(([, field]) => field.required && !field.carried).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      writable.map(([name, field]) => [name, field.required ? schemaOfField(field) : orNull(schemaOfField(field))]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/**
 * The schema of a returned record: references also have a name. Fields of a tier are present for readers with the right, and `inside` or
 * `long` fields only in the single record.
 */
export function schemaOfRecord(fields: Fields): { properties: Schema; required: string[] } {
  const properties: Schema = {};
  const required: string[] = [];
  const describe = (name: string, { tier, inside, long }: Field, schema: Schema): void => {
    properties[name] = tier ? { ...schema, 'x-tier': tier } : schema;
    if (!tier && !inside && !long) required.push(name);
  };
  for (const [name, field] of Object.entries(fields)) {
    if (field.secret) continue;
    const result = schemaOfField(field, 'told');
    describe(name, field, field.required ? result : orNull(result));
    if (field.kind === 'reference') describe(namedAs(name), field, { oneOf: [named, { type: 'null' }] });
    if (field.kind === 'references') describe(namedAs(name), field, { type: 'array', items: named });
  }
  return { properties, required };
}

function orNull(schema: Schema): Schema {
  if (schema.type === undefined) return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
  const { enum: options } = schema as { enum?: unknown[] };
  return { ...schema, type: [schema.type, 'null'].flat(), ...(options && { enum: [...options, null] }) };
}

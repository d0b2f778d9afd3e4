import { type Field, type Fields, isWritable, namedAs } from '@cadre/contract/fields';
import { scopes } from '@cadre/contract/scopes';

export type Schema = Record<string, unknown>;

type Schemas = { [K in Field['kind']]: (field: Extract<Field, { kind: K }>) => Schema };

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
export const named: Schema = { type: 'object', properties: { id, name: { type: 'string' } } };

const schemas: Schemas = {
  text: length,
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
  timezone: () => ({ type: 'string', description: 'IANA time zone.' }),
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
  document: () => ({}),
  answers: () => ({ type: 'object' }),
};

export const schemaOfField = (field: Field): Schema => schemas[field.kind](field as never);

/** What may be sent; `partial` where only changes are. */
export function schemaOfFields(fields: Fields, { partial = false } = {}): Schema {
  const writable = Object.entries(fields).filter(([, field]) => isWritable(field));
  const required = partial ? [] : writable.filter(([, field]) => field.required).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      writable.map(([name, field]) => [name, field.required ? schemaOfField(field) : orNull(schemaOfField(field))]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** What comes back: references also by name. Fields of a tier are there for those who may read them. */
export function schemaOfRecord(fields: Fields): Schema {
  const told = Object.entries(fields).filter(([, field]) => !field.secret);
  const properties = told.flatMap(([name, field]): [string, Schema][] => {
    const schema: Schema = field.required ? schemaOfField(field) : orNull(schemaOfField(field));
    const own: [string, Schema] = [name, field.tier ? { ...schema, 'x-tier': field.tier } : schema];
    if (field.kind === 'reference') return [own, [namedAs(name), { oneOf: [named, { type: 'null' }] }]];
    if (field.kind === 'references') return [own, [namedAs(name), { type: 'array', items: named }]];
    return [own];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string' && !schema.enum ? { ...schema, type: [schema.type, 'null'] } : schema;

import { isDate } from '@cadre/rules/calendar';
import { type OpenapiDocument, resolved, type Schema } from './document.ts';

/** Lists each place where a value does not match its schema. Supports only the JSON Schema keywords that the document uses. */
export function misfitsOf(document: OpenapiDocument, schema: Schema, value: unknown, path = ''): string[] {
  const { type, enum: options, allOf, anyOf, oneOf, ...said } = resolved(document, schema);
  const under = (inner: Schema, at = path, inside = value): string[] => misfitsOf(document, inner, inside, at);
  const found: string[] = [];
  if (type !== undefined && ![type].flat().some((name) => isOfType(name as string, value)))
    return [`${path}: ${short(value)} is no ${type}`];
  if (Array.isArray(options) && !options.includes(value)) found.push(`${path}: ${short(value)} is no option`);
  for (const inner of (allOf ?? []) as Schema[]) found.push(...under(inner));
  for (const choices of [anyOf, oneOf] as (Schema[] | undefined)[]) {
    if (choices && !choices.some((inner) => under(inner).length === 0)) found.push(...under(choices[0] as Schema));
  }
  if (typeof value === 'string') found.push(...textMisfits(said, value, path));
  if (typeof value === 'number') found.push(...numberMisfits(said, value, path));
  if (Array.isArray(value) && said.items) found.push(...value.flatMap((item) => under(said.items as Schema, `${path}[]`, item)));
  if (isOfType('object', value)) found.push(...objectMisfits(said, value as Record<string, unknown>, path, under));
  return found;
}

type Under = (inner: Schema, at: string, inside: unknown) => string[];

function objectMisfits(said: Schema, value: Record<string, unknown>, path: string, under: Under): string[] {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = said as {
    properties?: Record<string, Schema>;
    required?: string[];
    additionalProperties?: boolean | Schema;
  };
  const found = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${path}.${name}: missing`);
  for (const [name, inner] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) found.push(...under(own, `${path}.${name}`, inner));
    else if (additionalProperties === false) found.push(`${path}.${name}: not described`);
    else if (typeof additionalProperties === 'object') found.push(...under(additionalProperties, `${path}.*`, inner));
  }
  return found;
}

const isOfType = (name: string, value: unknown): boolean => {
  if (name === 'null') return value === null;
  if (name === 'array') return Array.isArray(value);
  if (name === 'integer') return Number.isInteger(value);
  if (name === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === name;
};

function textMisfits({ minLength, maxLength, pattern, format }: Schema, value: string, path: string): string[] {
  const length = [...value].length;
  const isWrong =
    (typeof minLength === 'number' && length < minLength) ||
    (typeof maxLength === 'number' && length > maxLength) ||
    (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value)) ||
    (format === 'date' && !isDate(value)) ||
    (format === 'date-time' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value));
  return isWrong ? [`${path}: ${short(value)} is not as its schema says`] : [];
}

const numberMisfits = ({ minimum, maximum }: Schema, value: number, path: string): string[] =>
  (typeof minimum === 'number' && value < minimum) || (typeof maximum === 'number' && value > maximum)
    ? [`${path}: ${value} is out of bounds`]
    : [];

const short = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

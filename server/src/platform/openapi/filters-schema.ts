import type { Field, Kind } from '@cadre/contract/fields';
import type { Filter, Filters } from '@cadre/contract/filter';
import { type Schema, schemaOfField } from './schema-of-fields.ts';

const mostValues = 100;

/** The schema of the JSON in `filters`. Filters on custom fields are not included. */
export function filtersSchema(filters: Filters, hasCustom: boolean): Schema {
  const properties = Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filterSchema(filter)]));
  return {
    type: 'object',
    properties,
    ...(hasCustom && { patternProperties: { '^custom_': {} } }),
    additionalProperties: false,
  };
}

function filterSchema({ field, as, one }: Filter): Schema {
  const [first, last] = as ?? [];
  return {
    ...(one ? schemaOfField(field) : matching(field)),
    ...(first && {
      description: last ? `What shares a day with this span, from \`${first}\` to \`${last}\`.` : `The same as \`${first}\`.`,
    }),
    ...(field.tier && { 'x-tier': field.tier }),
  };
}

/** Numbers and days are compared with bounds, everything else with a value or several. */
function matching(field: Field): Schema {
  const bound = bounds[field.kind];
  if (!bound) return oneOrMore(valueSchema(field));
  const range = { type: 'object', properties: { from: bound, to: bound }, additionalProperties: false };
  return field.kind === 'integer' ? { anyOf: [{ type: 'integer' }, range] } : range;
}

const oneOrMore = (value: Schema): Schema => ({ anyOf: [value, { type: 'array', items: value, minItems: 1, maxItems: mostValues }] });

const bounds: { [K in Kind]?: Schema } = {
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', description: 'A moment, or a date: then the whole day by UTC.', examples: ['2026-11-02'] },
  integer: { type: 'integer' },
  minutes: { type: 'integer' },
  share: { type: 'integer' },
  decimal: { type: 'number' },
  money: { type: 'number' },
};

function valueSchema(field: Field): Schema {
  if (field.kind === 'references') return { type: 'integer', minimum: 1 };
  if (field.kind !== 'reference') return schemaOfField(field);
  return field.to === 'employees'
    ? {
        anyOf: [
          { type: 'integer', minimum: 1 },
          { type: 'string', enum: ['self'] },
        ],
      }
    : { type: 'integer', minimum: 1 };
}
